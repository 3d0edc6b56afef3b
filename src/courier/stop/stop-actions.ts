import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** What stands at the foot of a stop. One of them is the main thing. */
export type StopAction = 'deliver' | 'failed' | 'collect' | 'scan' | 'showCode' | 'release' | 'undo'

type Asked = Pick<Stop, 'kind' | 'state' | 'in_hand' | 'allowed_actions' | 'undo_until'>

/** In the order of importance; empty where the parcel is no longer this courier's. */
export function actionsAt(stop: Asked, now: number): readonly StopAction[] {
  const { kind, state, in_hand, allowed_actions, undo_until } = stop
  const may = (verb: string) => allowed_actions.includes(verb)
  if (state === 'done') return undo_until !== null && Date.parse(undo_until) > now ? ['undo'] : []
  if (state === 'gone') return []
  if (state === 'failed') return in_hand ? ['showCode'] : []
  const rest: StopAction[] = may('release') ? ['release'] : []
  if (kind === 'collect') return ['collect', 'failed', ...rest]
  if (!in_hand) return ['scan', ...rest]
  if (kind === 'deliver') return ['deliver', 'failed']
  // Brought to a place of ours, whoever works there takes it by their scan.
  return may('fail_delivery') ? ['showCode', 'failed'] : ['showCode']
}

/** `9:41`: what is left of the time to take it back. */
export function timeLeft(until: string, now: number): string {
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
