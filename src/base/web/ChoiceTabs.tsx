import css from './ChoiceTabs.module.css'

interface Props<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string
  choices: readonly { value: Value; label: string; count: number }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** Choices in a row with how much stands behind each; on phones it scrolls sideways within itself. */
export function ChoiceTabs<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={css.tab}
          aria-current={choice.value === chosen ? 'true' : undefined}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label} <span className="figures">{choice.count}</span>
        </button>
      ))}
    </nav>
  )
}
