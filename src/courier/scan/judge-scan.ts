import type { Scanned } from '#client/scan/read-scan.ts'
import type { Tone } from '#client/scan/scan-signal.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'

/** What the courier is told about what was held before the camera. A wrong one never changes the count. */
export type Verdict =
  | Readonly<{ kind: 'mine'; stop: Stop; verb: 'pick_up' | 'hand_over' }>
  | Readonly<{ kind: 'loaded'; stop: Stop }>
  | Readonly<{ kind: 'collect'; stop: Stop }>
  | Readonly<{ kind: 'gone'; stop: Stop }>
  | Readonly<{ kind: 'bag' | 'foreign'; code: string }>
  /** The courier says that it was given: it comes to the list when the server has heard of it. */
  | Readonly<{ kind: 'noted'; code: string }>
  | Readonly<{ kind: 'unreadable' }>

export type VerdictKind = Verdict['kind']

export function judgeScan(stops: readonly Stop[], scanned: Scanned): Verdict {
  if (scanned.kind === 'unreadable') return scanned
  if (scanned.kind === 'bag') return scanned
  const { code } = scanned
  const stop = stops.find(({ tracking_code, order_id }) => tracking_code === code || order_id === code)
  if (!stop) return { kind: 'foreign', code }
  if (stop.in_hand) return { kind: 'loaded', stop }
  if (stop.state !== 'open') return { kind: 'gone', stop }
  if (stop.kind === 'collect') return { kind: 'collect', stop }
  return { kind: 'mine', stop, verb: stop.allowed_actions.includes('hand_over') ? 'hand_over' : 'pick_up' }
}

/** Right, wrong, or neither: the colour and the sound of an answer. */
export function toneOf(kind: VerdictKind): Tone {
  if (kind === 'mine' || kind === 'collect' || kind === 'noted') return 'right'
  return kind === 'loaded' ? 'known' : 'wrong'
}

/** What still has to go into the bag: it lies at a place of ours, or with a colleague. */
export const stillToLoad = (stops: readonly Stop[]) =>
  stops.filter(({ state, kind, in_hand }) => state === 'open' && kind !== 'collect' && !in_hand)

export const inTheBag = (stops: readonly Stop[]) => stops.filter(({ in_hand }) => in_hand)
