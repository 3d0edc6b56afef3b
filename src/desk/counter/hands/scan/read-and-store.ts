import type { Api } from '#client/api.ts'
import { readScan } from '#client/scan/read-scan.ts'
import type { Tone } from '#client/scan/scan-signal.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import type { ScanState, Stored } from './scan-list.ts'

/** Longer nobody waits at a counter: then the device answers by itself. */
const answerWithinMs = 6_000

/** Asks what was scanned; what somebody has brought is put on the shelf by the same scan. */
export async function readAndStore(api: Api, text: string): Promise<ScanState> {
  const answer = await api.call(counterCalls.scan, { query: { q: text } }, { timeoutMs: answerWithinMs })
  if (!answer.ok) return { is: 'failed', error: answer.error }
  const read = readScan(text)
  // A label that was read, not a name or a number that was typed: only then is the parcel in the hand.
  if (read.kind === 'parcel' && answer.value.kind === 'parcel' && answer.value.parcel.task === 'store')
    return storeParcel(api, answer.value.parcel, read.code)
  return { is: 'answered', answer: answer.value, stored: undefined }
}

/** Until it lies here it is told without its code and its names: the answer to the deed has them. */
async function storeParcel(api: Api, parcel: CounterParcel, code: string): Promise<ScanState> {
  const done = await api.call(orderVerbsCalls.store, { params: { id: code }, body: { scan: code } })
  if (!done.ok)
    return {
      is: 'answered',
      answer: { kind: 'parcel', parcel },
      stored: { is: 'refused', error: done.error },
    }
  const answer = { kind: 'parcel', parcel: { ...parcel, order: done.value } } as const
  return { is: 'answered', answer, stored: await layDown(api, parcel) }
}

async function layDown(api: Api, { order, free_place: free }: CounterParcel): Promise<Stored> {
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
