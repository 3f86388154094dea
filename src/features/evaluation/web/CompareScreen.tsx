import { useParams } from 'react-router'
import { useCall } from '#base/web/useCall.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { compareSittings } from '../contract/compareSittings.ts'
import { sittingProgression } from '../contract/sittingProgression.ts'
import { ChoosePage } from './compare/ChoosePage.tsx'
import { ComparePage } from './compare/ComparePage.tsx'
import { Waiting } from './parts/Waiting.tsx'
import { de } from './text.de.ts'
import { en } from './text.en.ts'

/** `/sitting/{id}/compare/{otherId?}`: without the other one, the choice among all sittings of the person with this test. */
export default function CompareScreen() {
  const { id = '', otherId } = useParams()
  return otherId === undefined ? <Choice id={id} /> : <Comparison key={`${id}-${otherId}`} id={id} otherID={otherId} />
}

function Choice({ id }: { id: string }) {
  const t = useTexts({ de, en })
  const course = useCall(sittingProgression, { id })
  if (course.data !== undefined) return <ChoosePage answer={course.data} />
  return <Waiting title={t.compare.title} error={course.error} onRetry={() => void course.refetch()} />
}

function Comparison({ id, otherID }: { id: string; otherID: string }) {
  const t = useTexts({ de, en })
  const comparison = useCall(compareSittings, { sittingID: id, otherIds: [otherID] })
  if (comparison.data !== undefined) return <ComparePage answer={comparison.data} asOf={comparison.dataUpdatedAt} />
  return <Waiting title={t.compare.title} error={comparison.error} onRetry={() => void comparison.refetch()} />
}
