import { useParams } from 'react-router'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { sittingProgression } from '../contract/sittingProgression.ts'
import { ProgressionPage } from './progression/ProgressionPage.tsx'
import { Waiting } from './parts/Waiting.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** `/sitting/{id}/progression`: the course of one test in one person. */
export default function ProgressionScreen() {
  const t = useTexts({ de, en })
  const { id = '' } = useParams()
  const progression = useCall(sittingProgression, { id })
  if (progression.data !== undefined)
    return <ProgressionPage key={id} answer={progression.data} asOf={progression.dataUpdatedAt} />
  return <Waiting title={t.progression.title} error={progression.error} onRetry={() => void progression.refetch()} />
}
