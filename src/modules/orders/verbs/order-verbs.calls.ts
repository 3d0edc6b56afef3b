import { call, type Shape } from '#platform/calls/call.ts'
import { errorsOf, isOfBags } from '../domain/act-codes.ts'
import type { Verb } from '../domain/words.ts'
import { verbExampleOf } from '../order-examples.contract.ts'
import { orderDetail, scanParams } from '../orders.contract.ts'
import { reports } from './order-verbs.contract.ts'

/** One call a verb: its path is the verb, what it may do and how it can fail is the lifecycle's. */
function verb<Body extends Shape>(name: Verb, body: Body, summary: string, description?: string) {
  return call('POST', `/api/orders/v1/orders/:id/${name.replaceAll('_', '-')}`, {
    group: 'Order lifecycle',
    summary,
    ...(description ? { description } : {}),
    params: scanParams,
    body,
    answer: orderDetail,
    example: verbExampleOf(name),
    errors: [...errorsOf(name), ...(isOfBags(name) ? [] : (['bag_not_parcel'] as const))],
  })
}

export const orderVerbsCalls = {
  cancel: verb('cancel', reports.cancelled, 'Cancel before pickup'),
  extend_storage: verb(
    'extend_storage',
    reports.plain,
    'Keep it at the point for another seven days',
    'Once.',
  ),
  accept: verb(
    'accept',
    reports.assigned,
    'Courier takes the order',
    'One with money to take only below their limit of cash; a dispatcher may send them all the same.',
  ),
  release: verb('release', reports.told, 'Courier gives the order back'),
  pick_up: verb(
    'pick_up',
    reports.pickedUp,
    'Courier has the parcel',
    'From the sender, where cash is taken and the parcel may be measured again (`weight`, sides and a photo), or from a point for the onward leg. A lower price holds at once; for a higher one the sender is asked by a link, and the old one holds until their yes.',
  ),
  fail_pickup: verb('fail_pickup', reports.failed, 'Courier could not collect'),
  deliver: verb(
    'deliver',
    reports.delivered,
    'Handed to the receiver',
    'Proof: the receiver’s code, or signature and passport photo; a neighbour’s name and signature or a photo of the safe place only when no money is to be taken. `collected` is exactly `to_collect`.',
  ),
  fail_delivery: verb(
    'fail_delivery',
    reports.failed,
    'Could not be delivered',
    'Answers with the number of the call card that is left at the door.',
  ),
  undo_delivery: verb(
    'undo_delivery',
    reports.atOnce,
    'Take a mistaken delivery back',
    'Within ten minutes, and not once the money has been passed on.',
  ),
  reweigh: verb(
    'reweigh',
    reports.measured,
    'Measure before it is handed over',
    'A lower price holds at once. For a higher one the sender is asked by a message with a link, valid for two hours; at a point it also carries a code, which `drop-off` takes.',
  ),
  drop_off: verb(
    'drop_off',
    reports.handedIn,
    'Sender hands in at a point',
    'Measured again and dearer: `code` from the sender’s phone or `proof` with their signature is their yes. Without it the old price holds and the sender is asked by a link.',
  ),
  store: verb(
    'store',
    reports.atPoint,
    'Courier hands in at a point',
    'At a depot it only passes through: no code, no time of storage, and its attempts and its destination stay.',
  ),
  load: verb(
    'load',
    reports.loaded,
    'Loaded on a trip between depots',
    'From the depot where it lies, onto a trip that loads there: no more than the driver’s vehicle carries, and a bag only on a trip to its own depot. Unloading is `store` at the next depot.',
  ),
  hand_over: verb(
    'hand_over',
    reports.assigned,
    'Courier takes it from another courier',
    'The scan of whoever takes it, after the other one has said so on a hand-over, or the desk has reassigned it.',
  ),
  reassign: verb(
    'reassign',
    reports.assigned,
    'Give it to another courier',
    'Whoever has the parcel keeps it until the other one scans it, and may still deliver it.',
  ),
  hand_out: verb(
    'hand_out',
    reports.handedOut,
    'Handed out at the point',
    'For the receiver’s code. `collected` is exactly `to_collect`; lockers take no money. Where the code cannot come: `proof` of kind `document` with the photo of an identity document (`passport`), the `name` in it and the agent’s `word`; for a parcel worth more than 500,000 so’m, or where the order has a first name only, an operator is asked then (409 `operator_yes_required`), and the same call does it after their yes. Told later than it was done (without a line): only for the code, with the photo of the document in `proof`, with nothing to collect and worth 500,000 so’m at most (409 `offline_not_allowed`).',
  ),
  send_code: verb(
    'send_code',
    reports.atOnce,
    'Send the pickup code to the receiver once more',
    'Three times at most; a locked code is not sent, the receiver gets a new one by their page or an operator.',
  ),
  refuse: verb('refuse', reports.told, 'Receiver refuses at the point'),
  report_found: verb('report_found', reports.found, 'A parcel of a cancelled order has turned up'),
  confirm: verb(
    'confirm',
    reports.plain,
    'Confirm after the call',
    'For cash and paid by the receiver, within an hour of the checkout.',
  ),
  redeliver: verb(
    'redeliver',
    reports.sentOut,
    'Send out for another attempt',
    'At once, or on `day` (today or within seven days); `courier_id` gives it to another courier.',
  ),
  requeue: verb('requeue', reports.plain, 'Send another courier to the sender'),
  give_up_pickup: verb('give_up_pickup', reports.plain, 'Cancel after three failed pickups'),
  complete: verb('complete', reports.plain, 'Close a delivered order'),
  expire: verb(
    'expire',
    reports.plain,
    'Close what ran out',
    'What we hold goes back to the sender under an order of its own.',
  ),
  return: verb('return', reports.plain, 'Send back to the sender'),
  dispose: verb('dispose', reports.plain, 'Dispose of an unclaimed return'),
  write_off: verb(
    'write_off',
    reports.lost,
    'Declare lost or destroyed',
    'Refunds the price and opens a claim.',
  ),
  reinstate: verb('reinstate', reports.assigned, 'Send a found parcel on its way again'),
  hand_back: verb('hand_back', reports.plain, 'Give a found parcel back'),
}
