import type { CounterParcel } from '#modules/counter/counter.contract.ts'

/** Why nothing is handed out or taken in, and what becomes of the parcel in the hand. */
export type ToldKind =
  | 'give'
  | 'back'
  | 'found'
  | 'elsewhere'
  | 'withCourier'
  | 'given'
  | 'notYet'
  | 'nothing'

export function toldKind(parcel: Pick<CounterParcel, 'task' | 'order'> | undefined): ToldKind {
  if (!parcel) return 'nothing'
  const { task, order } = parcel
  if (task === 'found') return 'found'
  if (task === 'give') return order.wishes.refused || order.return_of !== null ? 'back' : 'give'
  const { holder } = order.custody
  if (order.status === 'executor_done' || order.status === 'done') return 'given'
  if (holder === 'sender') return 'notYet'
  return holder === 'courier' || holder === 'trip' ? 'withCourier' : 'elsewhere'
}
