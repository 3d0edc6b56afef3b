import { useField } from '#client/field/field-store.ts'
import { type CallMade, callsTo, withCall } from './calls-made.ts'

const name = 'calls'

type Calls = {
  note: (orderId: string, phone: string) => void
  to: (orderId: string) => readonly CallMade[]
}

/** Calls that were begun on this phone, sealed like the rest of what it keeps. */
export function useCalls(): Calls {
  const field = useField()
  return {
    note: (orderId, phone) =>
      void field.remember(name, withCall(field.recall(name), { orderId, phone, at: field.now() })),
    to: (orderId) => callsTo(field.recall(name), orderId, field.now()),
  }
}
