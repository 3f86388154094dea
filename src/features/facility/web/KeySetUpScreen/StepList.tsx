import { Loader } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { SET_UP_STEPS, type SetUpProgress, type SetUpStep } from '#features/vault/web/door.ts'
import { useTexts } from '#base/web/useTexts.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './KeySetUpScreen.module.css'

type State = 'waiting' | 'running' | 'done' | 'failed'

interface Props {
  progress: SetUpProgress
  outcome: 'running' | 'done' | 'failed'
  /** A private user has no practice's secret to make. */
  hasFacility: boolean
}

/** The steps with their state in a sign, a word and a colour; a repeated one says which attempt it is. */
export function StepList({ progress, outcome, hasFacility }: Props) {
  const t = useTexts({ de, en }).keySetUp
  const steps = SET_UP_STEPS.filter((step) => hasFacility || step !== 'makeFacilitySecret')
  return (
    <ol className={css.steps}>
      {steps.map((step) => {
        const state = stateOf(step, progress.step, outcome)
        const isRepeated = state === 'running' && progress.attempt > 0
        return (
          <li key={step} className={css[state]} aria-current={state === 'running' ? 'step' : undefined}>
            <span className={css.sign} aria-hidden="true">
              {state === 'done' && <IconCheck size={16} stroke={2.5} />}
              {state === 'failed' && <IconX size={16} stroke={2.5} />}
              {state === 'running' && <Loader size={16} />}
            </span>
            <div>
              <p className={css.title}>{t.steps[step].title}</p>
              <p className="quiet">{t.steps[step].hint}</p>
            </div>
            <span className={css.state}>{isRepeated ? t.attempt(progress.attempt + 1) : t.states[state]}</span>
          </li>
        )
      })}
    </ol>
  )
}

function stateOf(step: SetUpStep, current: SetUpStep, outcome: Props['outcome']): State {
  if (outcome === 'done') return 'done'
  const distance = SET_UP_STEPS.indexOf(step) - SET_UP_STEPS.indexOf(current)
  if (distance === 0) return outcome
  return distance < 0 ? 'done' : 'waiting'
}
