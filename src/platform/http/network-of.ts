import { isIPv6 } from 'node:net'

/**
 * What limits count by. A household or a phone has one IPv4 address, but 2^64 addresses of IPv6: of those the network
 * counts (the first four groups). An IPv4 address in IPv6 dress is the address it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  const [ip = ''] = plain.split('%')
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head ? head.split(':') : []
  const after = tail ? tail.split(':').length : 0
  const whole = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after).fill('0')]
  const network = [...whole, ...(tail ? tail.split(':') : [])].slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
