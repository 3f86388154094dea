import { Radio } from '@mantine/core'
import { useTexts } from '#base/web/useTexts.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'
import { de } from '../text.de.ts'
import { en } from '../text.en.ts'
import css from './PlaceChoice.module.css'

export type Place = SittingOnWire['place']
export const PLACES: readonly Place[] = ['device', 'qr', 'link']

/** Where it is filled in, each with what it means for whoever holds the device. */
export function PlaceChoice({
  label,
  value,
  onChange,
}: {
  label: string
  value: Place
  onChange: (place: Place) => void
}) {
  const t = useTexts({ de, en })
  const hints = { device: t.where.deviceHint, qr: t.where.qrHint, link: t.where.linkHint }
  return (
    <Radio.Group
      aria-label={label}
      value={value}
      onChange={(next) => onChange(PLACES.find((one) => one === next) ?? value)}
    >
      <div className={css.places}>
        {PLACES.map((place) => (
          <div key={place} className={css.place}>
            <Radio
              value={place}
              label={t.where[place]}
              description={hints[place]}
              classNames={{ label: css.label ?? '' }}
            />
          </div>
        ))}
      </div>
    </Radio.Group>
  )
}
