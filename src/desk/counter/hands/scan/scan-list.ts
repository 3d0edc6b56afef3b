import type { ApiError } from '#client/api.ts'
import { readScan } from '#client/scan/read-scan.ts'
import type { CounterParcel, ScanAnswer } from '#modules/counter/counter.contract.ts'
import type { OfflineAnswer } from '../../offline/offline-answer.ts'

/** What came of putting a parcel on the shelf that somebody has brought. */
export type Stored =
  | Readonly<{ is: 'stored'; place: string | null; problem: ApiError | undefined }>
  | Readonly<{ is: 'refused'; error: ApiError }>

/** What is known of a scan by now. */
export type ScanState =
  | Readonly<{ is: 'asking' }>
  | Readonly<{ is: 'answered'; answer: ScanAnswer; stored: Stored | undefined }>
  /** There is no line: what the device knows by itself. */
  | Readonly<{ is: 'offline'; answer: OfflineAnswer }>
  | Readonly<{ is: 'failed'; error: ApiError }>

export type Scan = Readonly<{
  id: number
  text: string
  state: ScanState
  /** A deed of this scan is over: "given", "taken in" and what was done. */
  done: string | undefined
}>

export type ScanList = Readonly<{
  /** Newest first. */
  scans: readonly Scan[]
  /** The one that is shown. */
  shown: number | undefined
}>

export const noScans: ScanList = { scans: [], shown: undefined }

/** So many are remembered; older ones have been dealt with. */
const mostScans = 12

/** A new scan is shown at once, as a question: never with the answer to another one. */
export function withScan({ scans }: ScanList, id: number, text: string): ScanList {
  const scan: Scan = { id, text, state: { is: 'asking' }, done: undefined }
  return { scans: [scan, ...scans].slice(0, mostScans), shown: id }
}

/** What has become of one of them; what is shown stays what it is. */
export function withState(list: ScanList, id: number, change: (scan: Scan) => Scan): ScanList {
  return { ...list, scans: list.scans.map((scan) => (scan.id === id ? change(scan) : scan)) }
}

export const shownScan = ({ scans, shown }: ScanList): Scan | undefined =>
  scans.find(({ id }) => id === shown)

export function parcelOf({ state }: Scan): CounterParcel | undefined {
  return state.is === 'answered' && state.answer.kind === 'parcel' ? state.answer.parcel : undefined
}

/** What stands on its label. A parcel of another point is told without its code: then it is what was read off it. */
export function labelOf({ text }: Pick<Scan, 'text'>, { order }: CounterParcel): string {
  if (order.tracking_code) return order.tracking_code
  const read = readScan(text)
  return read.kind === 'unreadable' ? text : read.code
}
