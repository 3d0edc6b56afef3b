import { type Route, route } from '#platform/http/route.ts'
import { type Report, reports } from './order-verbs.contract.ts'
import { orderDetail, orderParams } from './orders.contract.ts'
import { sceneOf } from './scene.service.ts'
import { errorsOf, perform } from './verbs.service.ts'

type VerbRoute = {
  verb: Parameters<typeof perform>[2]
  action: string
  summary: string
  description?: string
  body: (typeof reports)[keyof typeof reports]
}

/** One call a verb: its path is the verb, its rights are its action's, what it may do is the lifecycle's. */
const verbRoutes: readonly VerbRoute[] = [
  { verb: 'cancel', action: 'order.cancel', summary: 'Cancel before pickup', body: reports.cancelled },
  {
    verb: 'extend_storage',
    action: 'order.extend-storage',
    summary: 'Keep it at the point for another seven days',
    description: 'Once.',
    body: reports.plain,
  },

  { verb: 'accept', action: 'order.carry', summary: 'Courier takes the order', body: reports.assigned },
  { verb: 'release', action: 'order.carry', summary: 'Courier gives the order back', body: reports.told },
  {
    verb: 'pick_up',
    action: 'order.carry',
    summary: 'Courier has the parcel',
    description:
      'From the sender, where cash is taken and the parcel may be weighed again, or from a point for the onward leg.',
    body: reports.pickedUp,
  },
  { verb: 'fail_pickup', action: 'order.carry', summary: 'Courier could not collect', body: reports.failed },
  {
    verb: 'deliver',
    action: 'order.carry',
    summary: 'Handed to the receiver',
    description:
      'Proof: the receiver’s code, or signature and passport photo; a neighbour’s name and signature or a photo of the safe place only when no money is to be taken. `collected` is exactly `to_collect`.',
    body: reports.delivered,
  },
  {
    verb: 'fail_delivery',
    action: 'order.carry',
    summary: 'Could not be delivered',
    description: 'Answers with the number of the call card that is left at the door.',
    body: reports.failed,
  },
  {
    verb: 'undo_delivery',
    action: 'order.carry',
    summary: 'Take a mistaken delivery back',
    description: 'Within ten minutes, and not once the money has been passed on.',
    body: reports.undone,
  },

  { verb: 'drop_off', action: 'order.counter', summary: 'Sender hands in at a point', body: reports.atPoint },
  { verb: 'store', action: 'order.counter', summary: 'Courier hands in at a point', body: reports.atPoint },
  {
    verb: 'hand_out',
    action: 'order.counter',
    summary: 'Handed out at the point',
    description: 'For the receiver’s code. `collected` is exactly `to_collect`; lockers take no money.',
    body: reports.handedOut,
  },
  { verb: 'refuse', action: 'order.counter', summary: 'Receiver refuses at the point', body: reports.told },

  {
    verb: 'report_found',
    action: 'order.report-found',
    summary: 'A parcel of a cancelled order has turned up',
    body: reports.found,
  },

  {
    verb: 'confirm',
    action: 'order.manage',
    summary: 'Confirm after the call',
    description: 'For cash and paid by the receiver, within an hour of the checkout.',
    body: reports.plain,
  },
  { verb: 'redeliver', action: 'order.manage', summary: 'Send out for another attempt', body: reports.plain },
  {
    verb: 'requeue',
    action: 'order.manage',
    summary: 'Send another courier to the sender',
    body: reports.plain,
  },
  {
    verb: 'give_up_pickup',
    action: 'order.manage',
    summary: 'Cancel after three failed pickups',
    body: reports.plain,
  },
  { verb: 'complete', action: 'order.manage', summary: 'Close a delivered order', body: reports.plain },
  {
    verb: 'expire',
    action: 'order.manage',
    summary: 'Close what ran out',
    description: 'What we hold goes back to the sender under an order of its own.',
    body: reports.plain,
  },
  { verb: 'return', action: 'order.manage', summary: 'Send back to the sender', body: reports.plain },
  {
    verb: 'dispose',
    action: 'order.manage',
    summary: 'Dispose of an unclaimed return',
    body: reports.plain,
  },
  {
    verb: 'write_off',
    action: 'order.manage',
    summary: 'Declare lost or destroyed',
    description: 'Refunds the price and opens a claim.',
    body: reports.lost,
  },
  {
    verb: 'reinstate',
    action: 'order.manage',
    summary: 'Send a found parcel on its way again',
    body: reports.assigned,
  },
  { verb: 'hand_back', action: 'order.manage', summary: 'Give a found parcel back', body: reports.plain },
]

const pathOf = (verb: string) => verb.replaceAll('_', '-')

export const orderVerbRoutes = verbRoutes.map(({ verb, action, summary, description, body }) =>
  route({
    method: 'POST',
    path: `/api/orders/v1/orders/:id/${pathOf(verb)}`,
    action,
    group: 'Order lifecycle',
    summary,
    ...(description ? { description } : {}),
    params: orderParams,
    body,
    answer: orderDetail,
    errors: errorsOf(verb),
    handle: async ({ params, body: given }, context) => {
      const report: Report = given
      return perform(await sceneOf(context, report.scan), params.id, verb, report)
    },
  }),
) satisfies Route[]
