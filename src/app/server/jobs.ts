import { checkpointEmbedded } from '#base/server/jobs/checkpointEmbedded.ts'
import type { Job } from '#base/server/jobs/job.ts'
import { purgeRateLimits } from '#base/server/jobs/purgeRateLimits.ts'
import { vacuumEmbedded } from '#base/server/jobs/vacuumEmbedded.ts'
import { purgeMailBodies } from '#base/server/mail/purgeMailBodies.ts'
import { sendMails } from '#base/server/mail/sendMails.ts'
import { dropStaleSecrets } from '#features/vault/server/door.ts'

/** EVERY TIMED JOB. A feature adds its own here through its `server/door.ts`. */
export const jobs: readonly Job[] = [
  sendMails,
  purgeMailBodies,
  purgeRateLimits,
  checkpointEmbedded,
  vacuumEmbedded,
  dropStaleSecrets,
]
