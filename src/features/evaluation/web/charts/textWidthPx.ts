/**
 * Width a text will take in Inter, in px, good enough to keep labels apart (the font is not measured: the server's tests and
 * the first paint have none). Digits and punctuation are narrower than letters; the mean is on the safe side.
 */
export function textWidthPx(text: string, sizePx: number): number {
  let em = 0
  for (const character of text)
    em += /[ilj.,:;'|!()\u2009\u00a0 ]/.test(character) ? 0.34 : /[mwMWÖÜÄ]/.test(character) ? 0.86 : 0.6
  return em * sizePx
}
