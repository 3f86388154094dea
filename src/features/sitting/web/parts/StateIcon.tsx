import {
  IconChartBar,
  IconCurrencyEuro,
  IconFile,
  IconFileText,
  IconQuestionMark,
  IconUserEdit,
  type Icon,
} from '@tabler/icons-react'
import type { SittingState } from '../../domain/sittingState.ts'

/** Icons of Spec §4: a euro sign, a file, a user being edited, a written file, a chart; anything else a question mark. */
const ICONS: Partial<Record<SittingState, Icon>> = {
  paying: IconCurrencyEuro,
  pending: IconFile,
  running: IconUserEdit,
  finished: IconFileText,
  evaluated: IconChartBar,
}

/** Stands beside the word for the state, so it is silent itself. */
export function StateIcon({ state }: { state: SittingState }) {
  const Shape = ICONS[state] ?? IconQuestionMark
  return <Shape size={18} stroke={1.6} aria-hidden />
}
