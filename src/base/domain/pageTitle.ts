/** Title of a page in the tab: optional prefix in brackets, title, pipe, product title, suffix (Spec §9). Browser and server use this one. */
export function pageTitle(page: { title: string; product: string; prefix?: string; suffix?: string }): string {
  const prefix = page.prefix ? `[${page.prefix}] ` : ''
  const suffix = page.suffix ? ` ${page.suffix}` : ''
  return `${prefix}${page.title} | ${page.product}${suffix}`
}
