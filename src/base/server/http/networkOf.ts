/** Shortens an address to its network (IPv4 /24, IPv6 /48): enough for limits and the list of sessions, too little to follow a person. */
export function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:/, '').match(/^(\d+)\.(\d+)\.(\d+)\.\d+$/)
  if (v4) return `${v4[1]}.${v4[2]}.${v4[3]}.0/24`
  return `${address.split(':').slice(0, 3).join(':')}::/48`
}
