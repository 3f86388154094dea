/** A word with a trailing hyphen and what completes it ("ein- oder"): torn apart it reads as a word break. */
const JOINED = /(\S+- (?:und|oder|or|and)\b)/

/** Text in which such pairs stay on one line. */
export function KeepTogether({ text }: { text: string }) {
  return text.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one fixed text never change places
      <span className="joined" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
