import { nameKey } from '#modules/accounts/domain/name-key.ts'
import type { CourierOnBoard } from '#modules/delivery/couriers/couriers.contract.ts'

export const shownWhich = ['working', 'alarmed'] as const

/** What the address says: who is shown, and whose panel is open. */
export type CouriersView = {
  q: string
  which: (typeof shownWhich)[number] | undefined
  courier: string | undefined
}

export const readView = (params: URLSearchParams): CouriersView => ({
  q: params.get('q') ?? '',
  which: shownWhich.find((one) => one === params.get('which')),
  courier: params.get('courier') ?? undefined,
})

/** Everybody is here already: what is typed is looked for in names of any script and in phones. */
export function shownOf(
  couriers: readonly CourierOnBoard[],
  { q, which }: CouriersView,
): readonly CourierOnBoard[] {
  const key = nameKey(q.replace(/[\d+]/g, ' '))
  const digits = q.replace(/\D/g, '')
  return couriers.filter(
    ({ working, alarms, full_name: name, phone }) =>
      (which === undefined || (which === 'working' ? working : alarms.length > 0)) &&
      (key === '' || nameKey(name).includes(key)) &&
      (digits === '' || (phone ?? '').includes(digits)),
  )
}
