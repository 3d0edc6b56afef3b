import { readBagCode } from '#kernel/bag-code.ts'
import { parseTrackingCode, readOff } from '#kernel/tracking-code.ts'
import { placeOfShelfLabel } from '#modules/counter/domain/shelf-label.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'

/** What was held before the scanner while somebody unpacks their bag. */
export type Heard =
  | Readonly<{ kind: 'parcel' | 'order' | 'bag'; code: string }>
  /** The label of a shelf: where the parcel before it was laid. */
  | Readonly<{ kind: 'place'; place: string }>
  | Readonly<{ kind: 'unreadable' }>

export function readHeard(text: string): Heard {
  const place = placeOfShelfLabel(text)
  if (place !== undefined) return { kind: 'place', place }
  const written = readOff(text.trim())
  const parcel = parseTrackingCode(written)
  if (parcel.ok) return { kind: 'parcel', code: parcel.value }
  const bag = readBagCode(written)
  if (bag !== undefined) return { kind: 'bag', code: bag }
  return /^[1-9]\d{7}$/.test(written) ? { kind: 'order', code: written } : { kind: 'unreadable' }
}

/** One thing that was scanned, and what became of it. */
export type Scan = Readonly<{
  code: string
  kind: 'parcel' | 'order' | 'bag'
  state: 'asking' | 'stored' | 'refused'
  /** Once it is stored: whose line it is. */
  orderId: string | undefined
  place: string | undefined
  /** Why it was not taken. */
  reason: string | undefined
}>

/** The newest first, each code once: scanned again after a refusal it is asked anew. */
export type Scans = readonly Scan[]

/** More than a van holds. */
const mostScans = 500

export function withHeard(scans: Scans, { code, kind }: Pick<Scan, 'code' | 'kind'>): Scans {
  const heard: Scan = { code, kind, state: 'asking', orderId: undefined, place: undefined, reason: undefined }
  return [heard, ...scans.filter((scan) => scan.code !== code)].slice(0, mostScans)
}

export const withAnswer = (scans: Scans, code: string, answer: Partial<Scan>): Scans =>
  scans.map((scan) => (scan.code === code ? { ...scan, ...answer } : scan))

/** Nothing is asked twice while it is on its way, or after it was taken. */
export const isKnown = (scans: Scans, code: string): boolean =>
  scans.some((scan) => scan.code === code && scan.state !== 'refused')

type Line = HandOverView['lines'][number]

const isLineOf = ({ order_id, tracking_code }: Line, scan: Scan): boolean =>
  order_id === scan.orderId || tracking_code === scan.code || order_id === scan.code

export type Standing = Readonly<{
  /** Said by the other side, in its order; `here`: scanned at this counter. */
  lines: readonly Readonly<{ line: Line; isHere: boolean; scan: Scan | undefined }>[]
  here: number
  missing: readonly Line[]
  /** Taken in, and said by nobody. What is in a bag the server knows. */
  surplus: readonly Scan[]
}>

/** What was said against what is there. */
export function standingOf(said: readonly Line[], scans: Scans): Standing {
  const lines = said.map((line) => {
    const scan = scans.find((one) => isLineOf(line, one))
    return { line, scan, isHere: line.state === 'taken' || scan?.state === 'stored' }
  })
  return {
    lines,
    here: lines.filter(({ isHere }) => isHere).length,
    missing: lines.filter(({ isHere }) => !isHere).map(({ line }) => line),
    surplus: scans.filter(
      (scan) => scan.state === 'stored' && scan.kind !== 'bag' && !said.some((line) => isLineOf(line, scan)),
    ),
  }
}

/** Whether it is said before the server has answered: the eye looks at the screen at once. */
export const isSaid = (said: readonly Line[], code: string): boolean =>
  said.some(({ tracking_code, order_id }) => tracking_code === code || order_id === code)

/** As they were kept while another tab was open; a question that was under way then is asked again by a scan. */
export function readKept(kept: unknown): Scans {
  if (!Array.isArray(kept)) return []
  return kept
    .filter((one): one is Scan => typeof one === 'object' && one !== null && 'code' in one && 'kind' in one)
    .filter(({ code, kind, state }) => typeof code === 'string' && kinds.has(kind) && state !== 'asking')
    .slice(0, mostScans)
}

const kinds: ReadonlySet<unknown> = new Set(['parcel', 'order', 'bag'])
