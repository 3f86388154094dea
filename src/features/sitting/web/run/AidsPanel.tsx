import { useEffect, useRef } from 'react'
import { useLocale } from '#base/web/locale.ts'
import { useStore } from '#base/web/store.ts'
import { Icon } from './Icon.tsx'
import { localVoices, voiceFor } from './readAloud.ts'
import { readingAids, type ReadingAids } from './readingAids.ts'
import { useText } from './text.ts'

const SIZES = ['normal', 'large', 'larger'] as const

/** One control for reading aids: three sizes, contrast, reading aloud, going on by itself. */
export function AidsPanel() {
  const t = useText().aids
  const aids = useStore(readingAids)
  const locale = useLocale()
  const hasVoice = voiceFor(useStore(localVoices), locale) !== null
  const details = useRef<HTMLDetailsElement>(null)
  const change = (part: Partial<ReadingAids>) => readingAids.set({ ...aids, ...part })
  useCloseOutside(details)
  return (
    <details className="help" ref={details}>
      <summary>
        <Icon name="letters" sizePx={24} />
        <span>{t.open}</span>
      </summary>
      <div className="panel">
        <fieldset>
          <legend>{t.size}</legend>
          <div className="sizes">
            {SIZES.map((size) => (
              <label key={size} className={size}>
                <input
                  className="sr"
                  type="radio"
                  name="text-size"
                  checked={aids.textSize === size}
                  onChange={() => change({ textSize: size })}
                />
                {t[size]}
              </label>
            ))}
          </div>
        </fieldset>
        <Switch label={t.contrast} isOn={aids.contrast} onChange={(contrast) => change({ contrast })} />
        {hasVoice ? (
          <Switch label={t.readAloud} isOn={aids.readAloud} onChange={(readAloud) => change({ readAloud })} />
        ) : (
          <p className="switch-note">{t.noVoice}</p>
        )}
        <Switch label={t.autoAdvance} isOn={aids.autoAdvance} onChange={(autoAdvance) => change({ autoAdvance })} />
      </div>
    </details>
  )
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label className="switch">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

/** Escape and a tap elsewhere close the panel; Escape gives the focus back to its button. */
function useCloseOutside(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (details.current && event.target instanceof Node && !details.current.contains(event.target)) {
        details.current.open = false
      }
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
