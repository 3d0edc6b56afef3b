/** The states of an order (SPEC section 4; DECISIONS, "Order lifecycle"). */
export const statuses = [
  'draft',
  'new',
  'accept',
  'pickup',
  'agent_received',
  'failed_delivery',
  'executor_done',
  'done',
  'cancelled',
  'expired',
] as const
export type Status = (typeof statuses)[number]

/** Nothing is expected to happen after these; a found parcel or a return still may. */
export const finalStatuses = ['done', 'cancelled', 'expired'] as const satisfies readonly Status[]

/** The two groups of the list of orders (SPEC section 4). */
export const statusGroups = {
  in_progress: ['draft', 'new', 'accept', 'pickup', 'agent_received', 'failed_delivery'],
  delivered: ['executor_done', 'done'],
} as const satisfies Record<string, readonly Status[]>

/** Who has the parcel in their hands. `depot` and `trip` are ours alone, between the ends of a way. `nobody`: lost, destroyed, disposed of, or travelling on under a return order. */
export const holders = [
  'sender',
  'courier',
  'origin_point',
  'destination_point',
  'locker',
  'depot',
  'trip',
  'receiver',
  'nobody',
] as const
export type Holder = (typeof holders)[number]

/** Who does something to an order. A locker acts as the agent of its own point. */
export const actors = ['owner', 'receiver', 'courier', 'agent', 'operator', 'system'] as const
export type Actor = (typeof actors)[number]

/** Why a courier could not hand over or collect (DECISIONS, "Failure reasons"). */
export const failureReasons = [
  'nobody_home',
  'phone_off',
  'wrong_number',
  'wrong_address',
  'another_day',
  'cash_not_ready',
  'refused',
  'damaged',
  'point_closed',
] as const
export type FailureReason = (typeof failureReasons)[number]

/** Why an operator closes an order that we hold: each opens a claim. */
export const lossReasons = ['lost', 'destroyed'] as const
export type LossReason = (typeof lossReasons)[number]

export type Reason = FailureReason | LossReason

/** Everything that can be done to an order, in the words of the API. */
export const verbs = [
  'place',
  'submit',
  'pay',
  'confirm',
  'remind',
  'change_address',
  'cancel',
  'accept',
  'release',
  'reweigh',
  'agree_price',
  'decline_price',
  'drop_off',
  'pick_up',
  'fail_pickup',
  'requeue',
  'give_up_pickup',
  'store',
  'load',
  'reassign',
  'hand_over',
  'deliver',
  'fail_delivery',
  'redeliver',
  'refuse',
  'extend_storage',
  'redirect',
  'choose_hand_over',
  'delegate',
  'revoke_delegate',
  'send_code',
  'renew_code',
  'hand_out',
  'complete',
  'undo_delivery',
  'expire',
  'return',
  'dispose',
  'write_off',
  'report_found',
  'reinstate',
  'hand_back',
] as const
export type Verb = (typeof verbs)[number]
