/** The full name where the short one stands beside it: `Modul Depressivität (PHQ-9)` without its bracket. */
export function titleBesideName({ name, fullname }: { name: string; fullname: string }): string {
  const bracket = ` (${name})`
  return fullname.endsWith(bracket) ? fullname.slice(0, -bracket.length) : fullname
}
