import type { CounterTask } from './counter-words.ts'

type Standing = Readonly<{
  status: string
  holder: string
  holderPointId: number | null
  /** What the lifecycle lets this agent do. */
  actions: readonly string[]
}>

/** With us and at no point: somebody brings it. */
const carried: readonly string[] = ['courier', 'trip']

/** What is to be done with a parcel that somebody at this point has in their hands, or is asked for. */
export function taskOf({ status, holder, holderPointId, actions }: Standing, point: number): CounterTask {
  const isHere = holderPointId === point
  if (status === 'cancelled') return 'found'
  if (isHere && actions.includes('hand_out')) return 'hand_out'
  if (carried.includes(holder) && actions.includes('store')) return 'store'
  // A way back that begins where the parcel lies is new as well, and nobody brings it.
  if (holder === 'sender' && actions.includes('drop_off')) return 'take_in'
  return isHere ? 'give' : 'none'
}
