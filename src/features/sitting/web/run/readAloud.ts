import type { Locale } from '#base/domain/locale.ts'
import { createStore } from '#base/web/store.ts'

const hasSpeech = 'speechSynthesis' in window

/** Voices that speak on the device itself; one that asks a server would tell a third party what is read. */
const voices = createStore<readonly SpeechSynthesisVoice[]>([])

function refresh(): void {
  voices.set(speechSynthesis.getVoices().filter((voice) => voice.localService))
}

if (hasSpeech) {
  refresh()
  speechSynthesis.addEventListener('voiceschanged', refresh)
}

export { voices as localVoices }

export function voiceFor(known: readonly SpeechSynthesisVoice[], locale: Locale): SpeechSynthesisVoice | null {
  return known.find((voice) => voice.lang.toLowerCase().startsWith(locale)) ?? null
}

/** Reads the texts one after the other; what was being read stops. */
export function readAloud(texts: readonly string[], locale: Locale): void {
  const voice = voiceFor(voices.get(), locale)
  stopReading()
  if (voice === null) return
  for (const text of texts) {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = 0.9
    speechSynthesis.speak(utterance)
  }
}

export function stopReading(): void {
  if (hasSpeech) speechSynthesis.cancel()
}
