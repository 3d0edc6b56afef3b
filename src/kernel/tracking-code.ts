import { err, ok, type Result } from './result.ts'

/** `TB`, thirteen digits and their check digit (DECISIONS, "Identifiers"). */
export type TrackingCode = string & { readonly __trackingCode: true }

/** What is wrong with a code, so that the person can be told before the server is asked. */
export type TrackingCodeFault = 'empty' | 'beginning' | 'signs' | 'short' | 'long' | 'typo'

const prefix = 'TB'
const digitCount = 14
const longestInput = 64

/** Gaps that people type or that come along with a copied text. */
const gaps = /[\s\p{Pd}\u200B\u2060\uFEFF]/gu
export const withoutGaps = (text: string): string => text.replace(gaps, '')

const linked = /\/t\/([^/?#\s]+)/

/** What the square on a label holds is our link, and the code stands in it. */
export const outOfLink = (text: string): string => linked.exec(text)?.[1] ?? text

/** What a scanner has read, or a hand has typed: the bare code, or whatever else it is. */
export const readOff = (text: string): string => withoutGaps(outOfLink(text))

/** The same two letters from a Cyrillic keyboard: as they look and as they sound. */
const cyrillicPrefix = /^Т[ВБ]/u

/** Reads a code in any usual writing: lower case, spaces and dashes, Cyrillic letters that look the same. */
export function parseTrackingCode(text: string): Result<TrackingCode, TrackingCodeFault> {
  if (text.length > longestInput) return err('long')
  const written = withoutGaps(text).toUpperCase().replace(cyrillicPrefix, prefix)
  if (written === '') return err('empty')
  if (!written.startsWith(prefix)) return err('beginning')
  const digits = written.slice(prefix.length)
  if (!/^\d*$/.test(digits)) return err('signs')
  if (digits.length < digitCount) return err('short')
  if (digits.length > digitCount) return err('long')
  return interim(digits) === 0 ? ok(written as TrackingCode) : err('typo')
}

/** The digit that, put after these, makes one wrong or two swapped neighbours show: 572 gives 4. */
export function checkDigit(digits: string): number {
  return interim(digits)
}

/** Damm's check: a walk through the standard quasigroup of order ten, from 0. A whole code ends at 0. */
function interim(digits: string): number {
  let at = 0
  for (const digit of digits) at = Number(quasigroup[at]?.[Number(digit)])
  return at
}

const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
] as const
