import { findPhones } from './find-phones.ts'
import { readMessage } from './tokens.ts'

/** A part of a message, and where it begins in it. */
export type Part = Readonly<{ text: string; from: number }>

const numbered = /(?<=^|\s)(?:№\s?)?(\d{1,3})\s?[).:-]\s*(?=[\p{L}+])/gmu
const mostParts = 5_000

/**
 * The parts of a message that are orders of their own: a list with numbers, paragraphs, or lines, whichever parts the
 * phones. A message with one phone is one part.
 */
export function splitOrders(text: string, own: string | undefined): Part[] {
  const whole = [{ text, from: 0 }]
  if (phonesIn(text, own) < 2) return whole
  for (const parts of [paragraphs(text), items(text), groups(text, own)]) {
    const all = parts.slice(0, mostParts)
    const withPhone = all.filter((part) => phonesIn(part.text, own) > 0)
    // Where most parts have a phone, the others have forgotten it.
    const isList = withPhone.length > 1 && withPhone.length > all.length / 2 && withPhone.every(saysMore)
    if (isList) return all
  }
  return whole
}

const phonesIn = (text: string, own: string | undefined) => findPhones(readMessage(text), own).length

/** A line of nothing but a phone is the second phone of the order before it. */
function saysMore({ text }: Part): boolean {
  const reading = readMessage(text)
  findPhones(reading, undefined)
  return reading.tokens.some(
    ({ isNumber, plain }, at) => !isNumber && plain.length > 3 && reading.owners[at] === undefined,
  )
}

function paragraphs(text: string): Part[] {
  return cut(
    text,
    [...text.matchAll(/\n\s*\n\s*/g)].map(({ 0: gap, index }) => index + gap.length),
  )
}

/** "1) … 2) …", each from its number to the next, on lines of their own or not. */
function items(text: string): Part[] {
  const starts: number[] = []
  for (const { index, 1: number } of text.matchAll(numbered))
    if (Number(number) === starts.length + 1) starts.push(index)
  return starts.length > 1 ? cut(text, starts) : []
}

/** Lines, where a line without a phone goes with the order whose phone is still to come. */
function groups(text: string, own: string | undefined): Part[] {
  const lines = cut(
    text,
    [...text.matchAll(/[\n;]\s*/g)].map(({ 0: gap, index }) => index + gap.length),
  )
  const phones = lines.map((line) => phonesIn(line.text, own))
  const isPhoneLast = (phones[0] ?? 0) === 0 && (phones.at(-1) ?? 0) > 0 && lines.length > 2
  const starts = lines.flatMap(({ from }, at) => {
    const isStart = isPhoneLast ? (phones[at - 1] ?? 0) > 0 : (phones[at] ?? 0) > 0
    return isStart && at > 0 ? [from] : []
  })
  return startWithNames(text, lines, phones, isPhoneLast) ?? cut(text, starts)
}

/** Name, phone, address, name, phone, address: every order begins as many lines before its phone as the first does. */
function startWithNames(
  text: string,
  lines: readonly Part[],
  phones: readonly number[],
  isPhoneLast: boolean,
): Part[] | undefined {
  const before = phones.findIndex((count) => count > 0)
  if (isPhoneLast || before <= 0) return undefined
  const starts = phones.flatMap((count, at) => (count > 0 ? [lines[at - before]?.from ?? 0] : []))
  return cut(text, starts)
}

function cut(text: string, starts: readonly number[]): Part[] {
  const all = [...new Set([0, ...starts])].sort((one, other) => one - other)
  return all.flatMap((from, at) => {
    const part = text.slice(from, all[at + 1] ?? text.length)
    const blank = part.length - part.trimStart().length
    const trimmed = part.trim().replace(/[;,]$/, '')
    return trimmed === '' ? [] : [{ text: trimmed, from: from + blank }]
  })
}
