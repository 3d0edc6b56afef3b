import { brand } from '#kernel/brand.ts'

const day = 86_400_000
/** RFC 9116 wants less than a year; read again tomorrow, it is a day later. */
const GOOD_FOR_MS = 180 * day

/** Where to tell us about a weakness (RFC 9116). Never out of date: it is written when it is asked for. */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(Math.floor((now.getTime() + GOOD_FOR_MS) / day) * day)
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: uz, ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security`,
    '',
  ].join('\n')
}
