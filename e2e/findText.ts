import { gzipSync, inflateRawSync, inflateSync } from 'node:zlib'

/** One way in which a text may lie in bytes. */
interface Form {
  name: string
  bytes: Buffer
}

/**
 * In which forms a text lies in these bytes: plain, UTF-16, Latin-1, URL-encoded, base64 at any of three alignments, hex, and inside gzip or zlib
 * streams. An empty list means it is in none of them.
 */
export function findText(content: Buffer, text: string): string[] {
  const found = formsOf(text)
    .filter((form) => content.includes(form.bytes))
    .map((form) => form.name)
  const inner = streamsIn(content).flatMap((stream) =>
    formsOf(text)
      .filter((form) => stream.includes(form.bytes))
      .map((form) => `compressed ${form.name}`),
  )
  return [...new Set([...found, ...inner])]
}

/** The text in every form that `findText` knows, for planting: a search that does not find these proves nothing. */
export function plantedForms(text: string): Form[] {
  return [...formsOf(text), { name: 'compressed', bytes: gzipSync(Buffer.from(`before ${text} after`)) }]
}

function formsOf(text: string): Form[] {
  const utf8 = Buffer.from(text, 'utf8')
  const utf16 = Buffer.from(text, 'utf16le')
  const isLatin1 = Array.from(text).every((sign) => (sign.codePointAt(0) ?? 256) < 256)
  const forms: Form[] = [
    { name: 'plain', bytes: utf8 },
    { name: 'UTF-16 LE', bytes: utf16 },
    { name: 'UTF-16 BE', bytes: Buffer.from(utf16).swap16() },
    { name: 'URL-encoded', bytes: Buffer.from(encodeURIComponent(text)) },
    { name: 'JSON-escaped', bytes: Buffer.from(escaped(text)) },
    { name: 'hex', bytes: Buffer.from(utf8.toString('hex')) },
    { name: 'HEX', bytes: Buffer.from(utf8.toString('hex').toUpperCase()) },
    ...[0, 1, 2].flatMap((shift) => base64Forms(utf8, shift)),
  ]
  return isLatin1 ? [...forms, { name: 'Latin-1', bytes: Buffer.from(text, 'latin1') }] : forms
}

/** The part of the base64 that does not depend on the neighbours, when `shift` bytes of the block stand before the text. */
function base64Forms(utf8: Buffer, shift: number): Form[] {
  const encoded = Buffer.concat([Buffer.alloc(shift), utf8])
    .toString('base64')
    .replaceAll('=', '')
  const first = Math.ceil((shift * 8) / 6)
  const last = Math.floor(((shift + utf8.length) * 8) / 6)
  const stable = encoded.slice(first, last)
  return [
    { name: `base64 at ${shift}`, bytes: Buffer.from(stable) },
    { name: `base64url at ${shift}`, bytes: Buffer.from(stable.replaceAll('+', '-').replaceAll('/', '_')) },
  ]
}

function escaped(text: string): string {
  return Array.from(text, (sign) =>
    sign.charCodeAt(0) < 128 ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ).join('')
}

/** What unpacks from any place that looks like the beginning of a gzip or zlib stream. */
function streamsIn(content: Buffer): Buffer[] {
  const streams: Buffer[] = []
  for (let at = content.indexOf(0x1f); at !== -1; at = content.indexOf(0x1f, at + 1)) {
    // Ten bytes of header, then the raw stream: what follows it is not read, so neighbours do no harm.
    if (content[at + 1] === 0x8b && content[at + 2] === 8)
      streams.push(...attempt(() => inflateRawSync(content.subarray(at + 10))))
  }
  for (let at = content.indexOf(0x78); at !== -1; at = content.indexOf(0x78, at + 1)) {
    const flag = content[at + 1]
    if (flag === 0x9c || flag === 0xda) streams.push(...attempt(() => inflateSync(content.subarray(at))))
  }
  return streams
}

function attempt(unpack: () => Buffer): Buffer[] {
  try {
    return [unpack()]
  } catch {
    return []
  }
}
