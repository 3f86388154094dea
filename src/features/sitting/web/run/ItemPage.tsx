import { useEffect, useLayoutEffect, useRef } from 'react'
import { usePageTitle } from '#base/web/usePageTitle.ts'
import { useStore } from '#base/web/store.ts'
import type { Page } from '#features/instrument/domain/paging.ts'
import type { AnswerValue, Block, Item, ItemValues } from '#features/instrument/domain/questionnaire.ts'
import { InputAnswer } from './InputAnswer.tsx'
import { KeepTogether } from './KeepTogether.tsx'
import { OptionAnswers } from './OptionAnswers.tsx'
import { readAloud, stopReading } from './readAloud.ts'
import { readingAids } from './readingAids.ts'
import type { Running } from './running.ts'
import { useText } from './text.ts'

/** A tapped answer is seen this long before the next page comes. */
const CHOICE_SEEN_MS = 150

interface Props {
  running: Running
  page: Page
  pageCount: number
  values: ItemValues
  onNext: () => void
}

/** One page of the test: the stem, the question, its answers. */
export function ItemPage({ running, page, pageCount, values, onNext }: Props) {
  const t = useText().item
  const { body, config } = running.run.start
  const aids = useStore(readingAids)
  const heading = useRef<HTMLHeadingElement>(null)
  const choice = useRef(0)
  const blocks = new Map(body.blocks.map((block) => [block.id, block]))
  const block = blocks.get(page.items[0]?.block ?? '')
  const isAlone = page.items.length === 1
  usePageTitle(`${t.question} ${page.position} ${t.of} ${pageCount}`)

  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
    const frame = requestAnimationFrame(() => running.pageShown())
    return () => cancelAnimationFrame(frame)
  }, [running])
  useReading(block, page.items, aids.readAloud, body.language)

  async function answer(item: Item, value: AnswerValue, byPointer: boolean): Promise<void> {
    choice.current += 1
    const mine = choice.current
    const seen = new Promise((resolve) => {
      setTimeout(resolve, CHOICE_SEEN_MS)
    })
    const isStored = await running.answer(item.id, value)
    const movesOn = isAlone && config.autoAdvance && aids.autoAdvance && blocks.get(item.block)?.type !== 'multiSelect'
    if (!isStored || !byPointer || !movesOn || value === null) return
    await seen
    // Another tap in the meantime corrects this one and moves on in its turn.
    if (mine === choice.current) onNext()
  }
  useEffect(
    () => () => {
      choice.current += 1
    },
    [],
  )

  return (
    <main className="col">
      {block && block.description !== '' ? (
        <p className="stem" id="stem">
          {block.description}
        </p>
      ) : null}
      {isAlone ? null : (
        <h1 ref={heading} tabIndex={-1} className="sr">
          {t.question} {page.position} {t.of} {pageCount}
        </h1>
      )}
      {page.items.map((item) => (
        <section className="item" key={item.id}>
          {isAlone ? (
            <h1 ref={heading} tabIndex={-1} id={`q-${item.id}`}>
              <KeepTogether text={item.text} />
            </h1>
          ) : (
            <h2 id={`q-${item.id}`}>
              <KeepTogether text={item.text} />
            </h2>
          )}
          {item.form.type === 'options' ? (
            <>
              {blocks.get(item.block)?.type === 'multiSelect' ? <p className="hint">{t.severalPossible}</p> : null}
              <OptionAnswers
                itemID={item.id}
                options={item.form.options}
                value={values[item.id]}
                isMultiple={blocks.get(item.block)?.type === 'multiSelect'}
                labelledBy={`q-${item.id}`}
                describedBy={block && block.description !== '' ? 'stem' : undefined}
                onAnswer={(value, byPointer) => void answer(item, value, byPointer)}
              />
            </>
          ) : (
            <InputAnswer
              form={item.form}
              value={values[item.id]}
              maxLength={config.formInputMaxLength}
              labelledBy={`q-${item.id}`}
              onAnswer={(value) => void answer(item, value, false)}
            />
          )}
        </section>
      ))}
    </main>
  )
}

/** Reads stem, question and answers aloud when the page appears, if the patient wishes so. */
function useReading(block: Block | undefined, items: readonly Item[], isOn: boolean, language: 'de' | 'en'): void {
  const spoken = [block?.description ?? '', ...items.flatMap((item) => [item.text, ...optionTexts(item)])].filter(
    Boolean,
  )
  const key = spoken.join('\n')
  useEffect(() => {
    if (!isOn) return undefined
    readAloud(key.split('\n'), language)
    return stopReading
  }, [key, isOn, language])
}

function optionTexts(item: Item): string[] {
  return item.form.type === 'options' ? item.form.options.map((option) => option.text) : []
}
