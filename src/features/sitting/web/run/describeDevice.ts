import type { Capabilities, Device } from '../../contract/runShapes.ts'

/** The device as it is recorded with the result: what may matter for times and reading, nothing that names it. */
export function describeDevice(): { device: Device; capabilities: Capabilities } {
  const hasFinePointer = matchMedia('(pointer: fine)').matches
  return {
    device: {
      platform: matchMedia('(pointer: coarse)').matches ? 'mobile' : 'desktop',
      screenWidthPx: Math.round(screen.width),
      screenHeightPx: Math.round(screen.height),
      pixelRatio: devicePixelRatio,
      browser: browserFamily(navigator.userAgent),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    },
    capabilities: {
      touch: navigator.maxTouchPoints > 0,
      finePointer: hasFinePointer,
      readAloud: 'speechSynthesis' in window,
    },
  }
}

/** Family and major version only. */
function browserFamily(userAgent: string): string {
  const known = /(Edg|OPR|SamsungBrowser|Firefox|FxiOS|CriOS|Chrome)\/(\d+)/.exec(userAgent)
  if (known) return `${known[1]} ${known[2]}`
  const safari = /Version\/(\d+).*Safari/.exec(userAgent)
  return safari ? `Safari ${safari[1]}` : 'unknown'
}
