import css from './Lead.module.css'

export interface LeadText {
  /** The finding; stands in bold. */
  lead: string
  rest: string[]
  /** What the reader must know before relying on it, quieter. */
  note?: string
}

/** The sentence a page begins with: the first clause carries the finding, the rest stands in regular weight. */
export function Lead({ lead, rest, note }: LeadText) {
  return (
    <>
      <p className={css.lead}>
        <b>{lead}</b>
        {rest.map((sentence) => (
          <span key={sentence}> {sentence}</span>
        ))}
      </p>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </>
  )
}
