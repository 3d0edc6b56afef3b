import type { StopKind } from '#modules/delivery/domain/field-words.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import type { IconName } from '../parts/icon.tsx'

/** What is done there when it is no delivery to a door, which needs no name. */
export const kindNames = {
  deliver: undefined,
  collect: 'courierRoute.kinds.collect',
  bring: 'courierRoute.kinds.bring',
  hand_in: 'courierRoute.kinds.handIn',
} as const satisfies Record<StopKind, string | undefined>

type Act = Readonly<{
  to: string
  label: `courierRoute.next.${'delivered' | 'collected' | 'brought' | 'load' | 'open'}`
  icon: IconName
}>

/** The one thing to do at a stop now, and the way to say that it could not be done. */
export function actsAt(stop: Stop): { main: Act; failed: string | undefined } {
  const at = `/stops/${stop.order_id}`
  const may = (verb: string) => stop.allowed_actions.includes(verb)
  const failed = may('fail_delivery') || may('fail_pickup') ? `${at}/failed` : undefined
  return { main: mainAct(stop, at, may('deliver')), failed }
}

function mainAct({ kind, in_hand, wishes }: Stop, at: string, mayDeliver: boolean): Act {
  if (kind === 'collect') return { to: `${at}/collect`, label: 'courierRoute.next.collected', icon: 'box' }
  // It still lies at a place of ours: whoever takes it scans it.
  if (!in_hand) return { to: '/scan', label: 'courierRoute.next.load', icon: 'scan' }
  if (kind === 'bring' || kind === 'hand_in')
    return { to: at, label: 'courierRoute.next.brought', icon: 'home' }
  return mayDeliver && !wishes.refused
    ? { to: `${at}/deliver`, label: 'courierRoute.next.delivered', icon: 'check' }
    : { to: at, label: 'courierRoute.next.open', icon: 'info' }
}
