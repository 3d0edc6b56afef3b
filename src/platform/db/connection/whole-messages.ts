import { ConnectionLost } from './lost.ts'

/** What comes from the server is no answer: the connection cannot be trusted with another byte. */
export class BrokenWire extends ConnectionLost {
  override name = 'BrokenWire'
  override readonly code = 'EPROTO'
}

const HEADER = 5
/** A row or a copied piece may be large; everything else a server says is short. */
const LONGEST_ROW = 256 * 1024 * 1024
const LONGEST = 4 * 1024 * 1024

const codeOf = (letter: string) => letter.charCodeAt(0)
const rows = new Set(['D', 'd'].map(codeOf))
const reports = new Set(['E', 'N'].map(codeOf))
/** Always of these lengths, their own four bytes included. */
const exactLengths = new Map([
  ...['1', '2', '3', 'n', 's', 'c', 'I'].map((letter) => [codeOf(letter), 4] as const),
  [codeOf('Z'), 5],
])
const known = new Set([...'123nscIZDCAKRSENTtGHWd'].map(codeOf))
const ROW = codeOf('D')

/**
 * Stands between the socket and the driver's parser, which believes whatever it reads: of an unknown message it makes an
 * error of the statement, a wrong length lets it wait for ever, a report without an end lets it turn for ever. It gets
 * whole messages of plausible form only; at the first other one `BrokenWire` is thrown.
 */
export function wholeMessages(pass: (bytes: Buffer) => void): (chunk: Buffer) => void {
  let kept: Buffer[] = []
  let keptLength = 0
  /** Before so much is there, looking again is of no use. */
  let wanted = HEADER
  return (chunk) => {
    kept.push(chunk)
    keptLength += chunk.length
    if (keptLength < wanted) return
    const bytes = kept.length === 1 ? chunk : Buffer.concat(kept, keptLength)
    const { end, next } = checked(bytes)
    const rest = bytes.subarray(end)
    kept = rest.length > 0 ? [rest] : []
    keptLength = rest.length
    wanted = next
    if (end > 0) pass(end === bytes.length ? bytes : bytes.subarray(0, end))
  }
}

/** Where the last whole message ends, and how long what follows has to be to be one. */
function checked(bytes: Buffer): { end: number; next: number } {
  let at = 0
  while (at + HEADER <= bytes.length) {
    const code = bytes[at] as number
    const length = bytes.readUInt32BE(at + 1)
    refuseHeader(code, length)
    const end = at + 1 + length
    if (end > bytes.length) return { end: at, next: 1 + length }
    if (code === ROW) refuseRow(bytes, at + HEADER, end)
    else if (reports.has(code)) refuseReport(bytes, at + HEADER, end)
    at = end
  }
  return { end: at, next: HEADER }
}

function refuseHeader(code: number, length: number): void {
  const exact = exactLengths.get(code)
  const longest = exact ?? (rows.has(code) ? LONGEST_ROW : LONGEST)
  if (!known.has(code) || length < (exact ?? 4) || length > longest)
    throw new BrokenWire(`the database sent something unexpected (message ${code}, length ${length})`)
}

/** Its fields fill it exactly. */
function refuseRow(bytes: Buffer, start: number, end: number): void {
  let at = start + 2
  let fields = end >= at ? bytes.readUInt16BE(start) : -1
  for (; fields > 0 && at + 4 <= end; fields--) {
    const length = bytes.readInt32BE(at)
    at += 4 + (length > 0 ? length : 0)
  }
  if (fields !== 0 || at !== end) throw new BrokenWire('the database sent an unexpected row, which is none')
}

/** Fields, each a letter and a text that ends with a zero; a zero in place of a letter ends them all. */
function refuseReport(bytes: Buffer, start: number, end: number): void {
  let at = start
  while (at < end && bytes[at] !== 0) {
    const zero = bytes.indexOf(0, at + 1)
    at = zero === -1 ? end : zero + 1
  }
  if (at !== end - 1) throw new BrokenWire('the database sent an unexpected error, which is none')
}
