import { describe, expect, it } from 'vitest'
import { linksIn } from './linksIn.ts'

describe('links in a mail', () => {
  it('leaves anything but http and https plain', () => {
    expect(linksIn('javascript:alert(1) mailto:a@b.de')).toEqual([
      { text: 'javascript:alert(1) mailto:a@b.de', href: null },
    ])
  })

  it('finds addresses and loses no sign of the text', () => {
    const text = 'Bestätigen:\nhttp://localhost:3000/register/verify?code=a-b_c\n\nGrüße https://x.example/ü'
    const parts = linksIn(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.flatMap((part) => part.href ?? [])).toEqual([
      'http://localhost:3000/register/verify?code=a-b_c',
      'https://x.example/ü',
    ])
  })
})
