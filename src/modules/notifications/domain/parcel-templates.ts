import type { NoticeKind } from './notices.ts'

/** Russian needs the wider alphabet, in which 67 signs fit into a part; every other language stays within one. */
const PARTS_IN_RUSSIAN = 2

const aboutParcel = <const Id extends string, const Text extends `sms.${string}`>(id: Id, text: Text) => ({
  id,
  event: 'orders.order-changed' as const,
  text,
  maxParts: PARTS_IN_RUSSIAN,
  isCode: false as const,
})

/** What is told about a parcel by SMS, one text a notice. */
export const parcelTemplates = {
  order_accepted: aboutParcel('order-accepted', 'sms.orderAccepted'),
  order_collected: aboutParcel('order-collected', 'sms.orderCollected'),
  collection_failed: aboutParcel('collection-failed', 'sms.collectionFailed'),
  delivery_failed: aboutParcel('delivery-failed', 'sms.deliveryFailed'),
  order_refused: aboutParcel('order-refused', 'sms.orderRefused'),
  order_delivered: aboutParcel('order-delivered', 'sms.orderDelivered'),
  order_returning: aboutParcel('order-returning', 'sms.orderReturning'),
  order_cancelled: aboutParcel('order-cancelled', 'sms.orderCancelled'),
  order_lost: aboutParcel('order-lost', 'sms.orderLost'),
  on_the_way: aboutParcel('on-the-way', 'sms.onTheWay'),
  out_for_delivery: aboutParcel('out-for-delivery', 'sms.outForDelivery'),
  waiting_at_point: aboutParcel('waiting-at-point', 'sms.waitingAtPoint'),
  attempt_failed: aboutParcel('attempt-failed', 'sms.attemptFailed'),
  order_not_delivered: aboutParcel('order-not-delivered', 'sms.orderNotDelivered'),
  attempts_used: aboutParcel('attempts-used', 'sms.attemptsUsed'),
  storage_ending: aboutParcel('storage-ending', 'sms.storageEnding'),
  point_moved: aboutParcel('point-moved', 'sms.pointMoved'),
  going_back: aboutParcel('going-back', 'sms.goingBack'),
  kept_for_sender: aboutParcel('kept-for-sender', 'sms.keptForSender'),
  delivery_undone: aboutParcel('delivery-undone', 'sms.deliveryUndone'),
  code_again: aboutParcel('code-again', 'sms.codeAgain'),
  new_code: aboutParcel('new-code', 'sms.newCode'),
  choice_told: aboutParcel('choice-told', 'sms.choiceTold'),
  handed_out_by_document: aboutParcel('handed-out-by-document', 'sms.handedOutByDocument'),
  handed_out: aboutParcel('handed-out', 'sms.handedOut'),
  delivered: aboutParcel('delivered', 'sms.delivered'),
} as const satisfies Record<NoticeKind, { id: string; text: `sms.${string}` }>
