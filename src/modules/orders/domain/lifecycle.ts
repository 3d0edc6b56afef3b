import type { ConditionName } from './conditions.ts'
import type { GuardName } from './guards.ts'
import type { Actor, Status, Verb } from './words.ts'

/** What follows from a transition beside the new state. The service does these in the same transaction. */
export type Effect =
  | 'charge_sender'
  | 'use_benefits'
  | 'let_benefits_go'
  | 'change_price'
  | 'take_cash_from_sender'
  | 'take_money_from_receiver'
  | 'refund'
  | 'charge_again'
  | 'charge_for_refused'
  | 'issue_code'
  | 'renew_code'
  | 'issue_call_card'
  | 'issue_delegate_code'
  | 'drop_delegate_code'
  | 'open_claim'
  | 'make_return_order'
  | 'save_address'
  | 'give_money_back'

export type Transition = Readonly<{
  verb: Verb
  /** `none`: there is no order yet. */
  from: Status | 'none'
  to: Status
  who: readonly Actor[]
  /** Asked of the log, also on replay. */
  when: readonly ConditionName[]
  /** Asked once, when the verb is used: needs what the log does not know. */
  guard?: GuardName
  effects: readonly Effect[]
}>

type Row = Omit<Transition, 'verb' | 'from' | 'to' | 'who' | 'when' | 'effects'> & {
  when?: readonly ConditionName[]
  effects?: readonly Effect[]
}

const row = (
  verb: Verb,
  from: Transition['from'],
  to: Status,
  who: readonly Actor[],
  { when = [], effects = [], ...rest }: Row = {},
): Transition => ({ verb, from, to, who, when, effects, ...rest })

/** From the first agreement to the hand-over: while the receiver may still wish something. */
const underWay = ['new', 'accept', 'pickup', 'agent_received', 'failed_delivery'] as const
const addressOpen = ['draft', 'new', 'accept', 'pickup', 'agent_received', 'failed_delivery'] as const

/** While a code may be asked for: from the sender's hands to the receiver's. */
const withCode = ['pickup', 'agent_received', 'failed_delivery'] as const

/** A yes may come after the parcel has arrived: the time to answer is longer than the way across a town. */
const answerable = [...underWay, 'executor_done', 'done'] as const

/** Another point can be chosen until a courier sets out with the parcel, and again after an attempt in vain. */
const redirectable: readonly (readonly [Status, ...ConditionName[]])[] = [
  ['new'],
  ['accept'],
  ['agent_received', 'onTheWay'],
  ['pickup', 'dayAhead'],
  ['failed_delivery', 'withCourier', 'mayTryAgain'],
]

/**
 * The whole lifecycle as data (DECISIONS, "Order lifecycle"). For a verb in a state the first row whose conditions hold
 * is taken. The operator may do by hand what the system does by the clock, under the same conditions.
 */
export const lifecycle: readonly Transition[] = [
  row('place', 'none', 'draft', ['owner', 'operator', 'system']),
  row('submit', 'draft', 'draft', ['owner', 'operator'], {
    when: ['notSubmitted'],
  }),
  row('pay', 'draft', 'new', ['system'], { effects: ['charge_sender', 'use_benefits'] }),
  row('confirm', 'draft', 'new', ['operator', 'system'], {
    when: ['confirmable'],
    guard: 'callNotNeeded',
    effects: ['use_benefits'],
  }),
  row('remind', 'draft', 'draft', ['system'], { when: ['notReminded', 'reminderDue'] }),
  row('cancel', 'draft', 'cancelled', ['owner', 'operator'], { effects: ['let_benefits_go'] }),
  row('expire', 'draft', 'expired', ['system', 'operator'], {
    when: ['basketOver'],
    effects: ['let_benefits_go'],
  }),

  row('accept', 'new', 'accept', ['courier', 'operator'], {
    when: ['courierComes', 'notInOtherBag'],
    guard: 'courierHasRoom',
  }),
  row('drop_off', 'new', 'agent_received', ['agent', 'operator'], {
    when: ['withSender'],
    guard: 'pointTakes',
    // It may already be where its receiver comes for it.
    effects: ['change_price', 'take_cash_from_sender', 'issue_code'],
  }),
  row('cancel', 'new', 'cancelled', ['owner', 'operator'], { when: ['withSender'], effects: ['refund'] }),
  row('cancel', 'accept', 'cancelled', ['owner', 'operator'], { when: ['withSender'], effects: ['refund'] }),
  row('release', 'accept', 'new', ['courier', 'operator', 'system'], { when: ['ownCourier', 'acceptOver'] }),
  row('pick_up', 'accept', 'pickup', ['courier', 'operator'], {
    when: ['ownCourier'],
    effects: ['change_price', 'take_cash_from_sender', 'issue_code'],
  }),
  row('reweigh', 'accept', 'accept', ['courier', 'operator'], {
    when: ['ownCourier', 'withSender', 'firstJourney', 'asksLeft'],
    effects: ['change_price'],
  }),
  row('reweigh', 'new', 'new', ['agent', 'operator'], {
    when: ['withSender', 'firstJourney', 'asksLeft'],
    effects: ['change_price'],
  }),
  // The sender alone says yes: no courier, agent or operator does it for them.
  ...answerable.flatMap((status) => [
    row('agree_price', status, status, ['owner'], { when: ['priceAsked'], effects: ['change_price'] }),
    row('decline_price', status, status, ['owner'], { when: ['priceAsked'] }),
  ]),
  row('fail_pickup', 'accept', 'failed_delivery', ['courier', 'operator'], {
    when: ['ownCourier', 'withSender'],
    guard: 'failureTold',
  }),
  row('requeue', 'failed_delivery', 'new', ['system', 'operator'], {
    when: ['withSender', 'pickupTriesLeft'],
  }),
  row('give_up_pickup', 'failed_delivery', 'cancelled', ['system', 'operator'], {
    when: ['withSender', 'pickupTriesUsed'],
    effects: ['refund'],
  }),

  row('pick_up', 'agent_received', 'pickup', ['courier', 'operator'], {
    when: ['onTheWay', 'attemptsLeft'],
    guard: 'courierHasRoom',
    effects: ['issue_code'],
  }),
  row('load', 'agent_received', 'pickup', ['agent', 'courier', 'operator'], {
    when: ['atDepot', 'ownPoint', 'attemptsLeft'],
    guard: 'tripTakes',
  }),
  // A way back that begins at a depot.
  row('load', 'new', 'pickup', ['agent', 'courier', 'operator'], {
    when: ['atDepot', 'ownPoint'],
    guard: 'tripTakes',
  }),
  row('store', 'pickup', 'agent_received', ['agent', 'operator'], {
    guard: 'pointTakes',
    effects: ['issue_code'],
  }),
  row('store', 'failed_delivery', 'agent_received', ['agent', 'operator'], {
    when: ['withCourier'],
    guard: 'pointTakes',
    effects: ['issue_code'],
  }),
  // A way back that begins in a courier's bag is handed in whatever its state, and so is what is over and still there.
  ...(['new', 'accept'] as const).map((status) =>
    row('store', status, 'agent_received', ['agent', 'operator'], {
      when: ['withCourier'],
      guard: 'pointTakes',
      effects: ['issue_code'],
    }),
  ),
  row('store', 'expired', 'expired', ['agent', 'operator'], { when: ['withCourier'], guard: 'placeNamed' }),
  // Put into a van without a scan: the depot that it comes to has it in its hands.
  ...(['new', 'accept', 'agent_received'] as const).map((status) =>
    row('store', status, 'agent_received', ['agent'], {
      when: ['atOtherDepot'],
      guard: 'depotTakes',
      effects: ['issue_code'],
    }),
  ),
  row('store', 'expired', 'expired', ['agent'], { when: ['atOtherDepot'], guard: 'depotTakes' }),
  ...(['new', 'accept', 'pickup', 'failed_delivery', 'expired', 'cancelled'] as const).map((status) =>
    row('hand_over', status, status, ['courier', 'operator'], {
      when: ['withCourier', 'notInOwnBag'],
      guard: 'handedOver',
    }),
  ),
  row('reassign', 'accept', 'accept', ['operator'], { guard: 'courierNamed' }),
  ...(['new', 'pickup', 'failed_delivery'] as const).map((status) =>
    row('reassign', status, status, ['operator'], { when: ['withCourier'], guard: 'courierNamed' }),
  ),
  row('deliver', 'pickup', 'executor_done', ['courier', 'operator'], {
    when: ['ownCourier', 'withCourier', 'goesToDoor'],
    guard: 'handOverProved',
    effects: ['take_money_from_receiver', 'drop_delegate_code'],
  }),
  row('fail_delivery', 'pickup', 'failed_delivery', ['courier', 'operator'], {
    when: ['ownCourier', 'withCourier'],
    guard: 'failureTold',
    effects: ['issue_call_card'],
  }),
  row('redeliver', 'failed_delivery', 'pickup', ['receiver', 'operator'], {
    when: ['withCourier', 'mayTryAgain', 'doorOrStaff'],
    guard: 'dayOffered',
  }),
  row('redeliver', 'pickup', 'pickup', ['receiver'], {
    when: ['goesToDoor', 'dayAhead'],
    guard: 'dayOffered',
  }),
  // Brought to a depot in between, it still waits for the day that the receiver names.
  row('redeliver', 'agent_received', 'agent_received', ['receiver', 'operator'], {
    when: ['atDepot', 'attempted', 'mayTryAgain', 'goesToDoor'],
    guard: 'dayOffered',
  }),
  // Wherever it lies on its way: nobody carries on what is not wanted or cannot be delivered any more.
  row('expire', 'agent_received', 'expired', ['system', 'operator'], {
    when: ['onTheWay', 'undeliverable'],
    effects: ['charge_for_refused'],
  }),
  row('expire', 'failed_delivery', 'expired', ['system', 'operator'], {
    when: ['withCourier', 'undeliverable'],
    effects: ['charge_for_refused'],
  }),
  row('refuse', 'agent_received', 'agent_received', ['receiver', 'agent', 'operator'], {
    when: ['ownPoint', 'atDestination', 'notRefused'],
  }),
  row('refuse', 'agent_received', 'agent_received', ['receiver', 'operator'], {
    when: ['onTheWay', 'notRefused'],
  }),
  row('refuse', 'pickup', 'pickup', ['receiver', 'operator'], { when: ['notRefused'] }),
  row('refuse', 'failed_delivery', 'failed_delivery', ['receiver', 'operator'], {
    when: ['withCourier', 'notRefused'],
  }),
  row('extend_storage', 'agent_received', 'agent_received', ['owner', 'receiver', 'operator'], {
    when: ['atDestination', 'notRefused', 'storageExtendable'],
  }),
  row('expire', 'agent_received', 'expired', ['system', 'operator'], {
    when: ['atDestination', 'storageOver'],
    effects: ['charge_for_refused'],
  }),
  row('hand_out', 'agent_received', 'executor_done', ['agent', 'operator'], {
    when: ['ownPoint', 'atDestination'],
    guard: 'handOutProved',
    effects: ['take_money_from_receiver', 'drop_delegate_code'],
  }),
  // What came back in vain lies somewhere for thirty days: whoever sent it may still come for it.
  row('hand_out', 'expired', 'executor_done', ['agent', 'operator'], {
    when: ['ownPoint', 'cameBack', 'atPlace'],
    guard: 'handOutProved',
    effects: ['take_money_from_receiver', 'drop_delegate_code'],
  }),
  row('send_code', 'agent_received', 'agent_received', ['agent', 'operator'], {
    when: ['ownPoint', 'atDestination'],
    guard: 'codeSendable',
  }),
  // To the receiver's phone: by their page, or by an operator whom they ring.
  ...withCode.map((status) =>
    row('renew_code', status, status, ['receiver'], {
      when: ['held', 'notRefused'],
      guard: 'codeRenewable',
      effects: ['renew_code'],
    }),
  ),

  row('complete', 'executor_done', 'done', ['system', 'operator'], { when: ['completable'] }),
  row('undo_delivery', 'executor_done', 'pickup', ['courier', 'operator'], {
    when: ['ownCourier', 'byCourier', 'undoOpen'],
    guard: 'moneyStillHere',
    effects: ['give_money_back'],
  }),

  row('return', 'expired', 'expired', ['system', 'operator'], {
    when: ['held', 'firstJourney'],
    effects: ['make_return_order'],
  }),
  row('dispose', 'expired', 'expired', ['system', 'operator'], { when: ['held', 'disposable'] }),
  row('write_off', 'pickup', 'cancelled', ['operator'], {
    guard: 'lossTold',
    effects: ['refund', 'open_claim'],
  }),
  row('write_off', 'agent_received', 'cancelled', ['operator'], {
    guard: 'lossTold',
    effects: ['refund', 'open_claim'],
  }),
  row('write_off', 'failed_delivery', 'cancelled', ['operator'], {
    when: ['withCourier'],
    guard: 'lossTold',
    effects: ['refund', 'open_claim'],
  }),
  row('report_found', 'cancelled', 'cancelled', ['courier', 'agent', 'operator'], {
    guard: 'foundSomewhere',
  }),
  row('reinstate', 'cancelled', 'pickup', ['operator'], {
    when: ['incidentOpen'],
    guard: 'courierNamed',
    effects: ['charge_again'],
  }),
  row('hand_back', 'cancelled', 'cancelled', ['operator'], { when: ['incidentOpen'] }),

  ...addressOpen.map((status) =>
    row('change_address', status, status, ['owner', 'operator'], { effects: ['save_address'] }),
  ),

  ...underWay.flatMap((status) => [
    row('change_address', status, status, ['receiver'], {
      when: ['goesToDoor', 'notRefused'],
      effects: ['save_address'],
    }),
    row('choose_hand_over', status, status, ['receiver'], {
      when: ['goesToDoor', 'nothingToCollect', 'notRefused'],
    }),
    row('delegate', status, status, ['receiver'], {
      when: ['notRefused'],
      effects: ['issue_delegate_code'],
    }),
    row('revoke_delegate', status, status, ['receiver'], {
      when: ['delegated'],
      effects: ['drop_delegate_code'],
    }),
  ]),
  ...redirectable.map(([status, ...when]) =>
    row('redirect', status, status, ['receiver'], {
      when: [...when, 'notRefused'],
      guard: 'redirectTakes',
      effects: ['issue_code'],
    }),
  ),
  // Its point closes: until it is there it goes to another, also out of the hands of a courier who has set out.
  ...underWay.map((status) =>
    row('redirect', status, status, ['system'], {
      when: ['onTheWay', 'notRefused'],
      guard: 'redirectTakes',
      effects: ['issue_code'],
    }),
  ),
]
