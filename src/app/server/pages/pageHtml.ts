import type { Locale } from '#base/domain/locale.ts'

export interface PageParts {
  locale: Locale
  title: string
  /** The product's name; the browser makes later titles with it. */
  product: string
  description: string
  /** Absolute addresses; null where the page must not be found by search engines. */
  canonical: { de: string; en: string } | null
  /** Addresses of the entry's script, its first chunks and its styles. */
  script: string
  preload: readonly string[]
  styles: readonly string[]
  nonce: string
  noScript: string
}

/** The document a browser gets: no inline script; everything it shows comes from the entry. */
export function pageHtml(parts: PageParts): string {
  const { canonical, locale } = parts
  const links = canonical
    ? [
        `<link rel="canonical" href="${escape(canonical[locale])}">`,
        `<link rel="alternate" hreflang="de" href="${escape(canonical.de)}">`,
        `<link rel="alternate" hreflang="en" href="${escape(canonical.en)}">`,
        `<link rel="alternate" hreflang="x-default" href="${escape(canonical.de)}">`,
      ]
    : ['<meta name="robots" content="noindex">']
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escape(parts.title)}</title>`,
    `<meta name="application-name" content="${escape(parts.product)}">`,
    `<meta name="description" content="${escape(parts.description)}">`,
    `<meta property="csp-nonce" nonce="${parts.nonce}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...links,
    ...parts.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...parts.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${parts.script}"></script>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<noscript>${escape(parts.noScript)}</noscript>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
