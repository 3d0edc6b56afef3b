/** What waits for somebody at the desk, in the order in which it is shown. */
export const queueGroups = {
  delivery: [
    'confirmation_calls',
    'late_parcels',
    'addresses_not_found',
    'failed_attempts',
    'storage_ending',
    'returns',
    'handed_over',
  ],
  money: ['cod_due', 'approvals', 'top_ups', 'refunds', 'claims'],
  faults: ['incidents', 'unsent_messages', 'dead_letters'],
} as const

export type QueueGroup = keyof typeof queueGroups
export type Queue = (typeof queueGroups)[QueueGroup][number]

export const queues: readonly [Queue, ...Queue[]] = [
  ...queueGroups.delivery,
  ...queueGroups.money,
  ...queueGroups.faults,
]

/** What is to be done with one of them, as the list says it. */
export const deeds = [
  'call',
  'call_again',
  'ask_courier',
  'ask_depot',
  'send_courier',
  'ask_point',
  'find_address',
  'find_phone',
  'agree_on_day',
  'agree_on_pickup',
  'offer_storage',
  'bring_back',
  'keep_or_dispose',
  'look_at',
  'take_cash',
  'pay_out',
  'send_to_bank',
  'decide_together',
  'check_receipt',
  'give_back',
  'decide_claim',
  'decide_found',
  'decide_incident',
  'tell_by_phone',
  'mend_job',
] as const
export type WorkDeed = (typeof deeds)[number]

/** No deed of the product ends these: somebody says that they are settled, until they begin anew. */
export const settledByHand: readonly Queue[] = [
  'late_parcels',
  'addresses_not_found',
  'failed_attempts',
  'storage_ending',
  'returns',
  'handed_over',
  'unsent_messages',
]

/** `order:63642483`: the kind of the thing and its number. */
export const keyShape = /^[a-z-]+:[0-9a-f-]{1,40}$/

export const orderOfKey = (key: string): number | undefined => {
  const [, id] = /^order:([1-9]\d{7})$/.exec(key) ?? []
  return id === undefined ? undefined : Number(id)
}

/** More than these are counted as "and more": nobody reads on that far. */
export const mostCounted = 1_000

/** The numbers in keys of one kind; undefined when no things are named at all. */
export function idsInKeys(only: readonly string[] | undefined, kind: string): number[] | undefined {
  return only?.flatMap((key) => {
    const [of, id] = key.split(':')
    return of === kind && /^[1-9]\d{0,14}$/.test(id ?? '') ? [Number(id)] : []
  })
}
