import { pathInLocale } from '#base/web/locale.ts'
import { to } from '#base/web/to.ts'
import type { SittingOnWire } from '../../contract/sittingShape.ts'

/** The patient's own address, in the language of the sitting: the one link of ours that carries a token. */
export function runAddress({ _id, language }: Pick<SittingOnWire, '_id' | 'language'>, token: string): string {
  return location.origin + pathInLocale(to('/sitting/{id}/run/{token}', { id: _id, token }), language)
}
