import type { Verb } from '#modules/orders/domain/words.ts'

/** What a press of the button does; what happened is told by the log in its own words. */
const names = {
  confirm: 'deskOrders.verbs.confirm',
  change_address: 'deskOrders.verbs.changeAddress',
  cancel: 'deskOrders.verbs.cancel',
  accept: 'deskOrders.verbs.accept',
  release: 'deskOrders.verbs.release',
  reweigh: 'deskOrders.verbs.reweigh',
  drop_off: 'deskOrders.verbs.dropOff',
  pick_up: 'deskOrders.verbs.pickUp',
  fail_pickup: 'deskOrders.verbs.failPickup',
  requeue: 'deskOrders.verbs.requeue',
  give_up_pickup: 'deskOrders.verbs.giveUpPickup',
  store: 'deskOrders.verbs.store',
  load: 'deskOrders.verbs.load',
  reassign: 'deskOrders.verbs.reassign',
  hand_over: 'deskOrders.verbs.handOver',
  deliver: 'deskOrders.verbs.deliver',
  fail_delivery: 'deskOrders.verbs.failDelivery',
  redeliver: 'deskOrders.verbs.redeliver',
  refuse: 'deskOrders.verbs.refuse',
  extend_storage: 'deskOrders.verbs.extendStorage',
  hand_out: 'deskOrders.verbs.handOut',
  send_code: 'deskOrders.verbs.sendCode',
  complete: 'deskOrders.verbs.complete',
  undo_delivery: 'deskOrders.verbs.undoDelivery',
  expire: 'deskOrders.verbs.expire',
  return: 'deskOrders.verbs.sendBack',
  dispose: 'deskOrders.verbs.dispose',
  write_off: 'deskOrders.verbs.writeOff',
  report_found: 'deskOrders.verbs.reportFound',
  reinstate: 'deskOrders.verbs.reinstate',
  hand_back: 'deskOrders.verbs.handBack',
} as const satisfies Partial<Record<Verb, string>>

type Named = (typeof names)[keyof typeof names]

/** Those that only the system does are never offered. */
export const verbNames = names as Readonly<Record<Verb, Named>>
