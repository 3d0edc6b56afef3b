import { useField } from '#client/field/field-store.ts'
import { type CallMade, callsTo, historyOf, withCall } from './calls-made.ts'

const name = 'calls'

type Calls = {
  note: (orderId: string, phone: string, by?: 'sms') => void
  to: (orderId: string) => readonly CallMade[]
  /** With the messages. */
  history: (orderId: string) => readonly CallMade[]
}

/** Calls that were begun on this phone, sealed like the rest of what it keeps. */
export function useCalls(): Calls {
  const field = useField()
  return {
    note: (orderId, phone, by) =>
      void field.remember(name, withCall(field.recall(name), { orderId, phone, at: field.now(), by })),
    to: (orderId) => callsTo(field.recall(name), orderId, field.now()),
    history: (orderId) => historyOf(field.recall(name), orderId, field.now()),
  }
}
