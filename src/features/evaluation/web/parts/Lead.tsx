import css from './Lead.module.css'

/** The sentence a page begins with: the first clause carries the finding, the rest stands in regular weight. */
export function Lead({ lead, rest }: { lead: string; rest: readonly string[] }) {
  return (
    <p className={css.lead}>
      <b>{lead}</b>
      {rest.map((sentence) => (
        <span key={sentence}> {sentence}</span>
      ))}
    </p>
  )
}
