import type { Api } from '#client/api.ts'
import { readScan } from '#client/scan/read-scan.ts'
import type { Tone } from '#client/scan/scan-signal.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterParcel, ScanAnswer } from '#modules/counter/counter.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { ScanState, Stored } from './scan-list.ts'

/** Longer nobody waits at a counter: then the device answers by itself. */
const answerWithinMs = 6_000

/** Asks what was scanned; what somebody has brought is put on the shelf by the same scan. */
export async function readAndStore(api: Api, text: string): Promise<ScanState> {
  const answer = await api.call(counterCalls.scan, { query: { q: text } }, { timeoutMs: answerWithinMs })
  if (!answer.ok) return { is: 'failed', error: answer.error }
  const parcel = storedByScan(answer.value, text)
  if (!parcel) return { is: 'answered', answer: answer.value, stored: undefined }
  return { is: 'answered', answer: answer.value, stored: await storeParcel(api, parcel) }
}

/** A label that was read, not a name that was typed: only then is the parcel in the hand. */
function storedByScan(answer: ScanAnswer, text: string): CounterParcel | undefined {
  const isRead = readScan(text).kind !== 'unreadable'
  return isRead && answer.kind === 'parcel' && answer.parcel.task === 'store' ? answer.parcel : undefined
}

async function storeParcel(api: Api, { order, free_place: free }: CounterParcel): Promise<Stored> {
  const { tracking_code: code } = order
  const stored = await api.call(orderVerbsCalls.store, { params: { id: code }, body: { scan: code } })
  if (!stored.ok) return { is: 'refused', error: stored.error }
  if (free === null) return { is: 'stored', place: null, problem: undefined }
  const placed = await api.call(counterCalls.placeOnShelf, {
    params: { id: order.id },
    body: { place: free },
  })
  return placed.ok
    ? { is: 'stored', place: placed.value.place, problem: undefined }
    : { is: 'stored', place: null, problem: placed.error }
}

/** Heard before anybody looks at the screen. */
export function toneOfState(state: ScanState): Tone {
  if (state.is === 'failed') return 'wrong'
  if (state.is === 'offline') return state.answer.kind === 'unknown' ? 'wrong' : 'right'
  if (state.is !== 'answered') return 'known'
  const { answer, stored } = state
  if (stored) return stored.is === 'stored' ? 'right' : 'wrong'
  if (answer.kind === 'nothing') return 'wrong'
  if (answer.kind !== 'parcel') return 'known'
  return answer.parcel.task === 'none' || answer.parcel.task === 'found' ? 'wrong' : 'right'
}
