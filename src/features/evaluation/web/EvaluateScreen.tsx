import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { USER_STALE_MS } from '#base/domain/timing.ts'
import { callKey, useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { listSittings } from '#features/sitting/contract/listSittings.ts'
import { evaluateSitting } from '../contract/evaluateSitting.ts'
import { EvaluationPage } from './evaluate/EvaluationPage.tsx'
import { Waiting } from './parts/Waiting.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** `/sitting/{id}/evaluate`: opening it marks the sitting as evaluated, so lists that were loaded before are asked again. */
export default function EvaluateScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const client = useQueryClient()
  const evaluation = useCall(evaluateSitting, { sittingID: id }, { staleMs: USER_STALE_MS })
  const openedID = evaluation.data?.sitting._id
  useEffect(() => {
    if (openedID !== undefined) void client.invalidateQueries({ queryKey: callKey(listSittings) })
  }, [client, openedID])

  if (evaluation.data !== undefined) return <EvaluationPage key={id} answer={evaluation.data} />
  return <Waiting title={t.actions.evaluation} error={evaluation.error} onRetry={() => void evaluation.refetch()} />
}
