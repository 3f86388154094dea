import { createHash } from 'node:crypto'
import { handle } from '#base/server/handle.ts'
import { answerSessionChallenge as contract } from '../contract/answerSessionChallenge.ts'
import { markProved, takeChallenge } from './sessionVaultQueries.ts'

export default handle(contract, async ({ input, context, actor, fail }) => {
  const answerHash = createHash('sha256').update(Buffer.from(input.token, 'base64url')).digest('base64url')
  const now = context.now()
  const isRight = await context.db.transaction(async (tx) => {
    const taken = await takeChallenge(tx, actor.sessionID, answerHash, now)
    if (taken) await markProved(tx, actor.sessionID, now)
    return taken
  })
  // Outside of the transaction, so that a wrong answer uses the challenge up.
  if (!isRight) return fail('vault.challenge_failed')
  return { secured: true }
})
