import { limits } from '../limits.ts'
import { dueFromReceiver, type Order } from '../order.ts'

/** What would be lost with a parcel in the wrong hands. */
export const worthOf = ({ parcelValue, productFee }: Pick<Order, 'parcelValue' | 'productFee'>) =>
  Math.max(parcelValue, productFee)

type Asked = Pick<Order, 'parcelValue' | 'productFee' | 'paymentType' | 'total' | 'doorPaidAt'>
type Coded = Asked & Pick<Order, 'receiverCode' | 'codeTries'>

/**
 * A counter hands out without a line only what nobody pays for and what is not dear (DECISIONS, "Late and offline
 * reports"): the code is not checked before the parcel is gone.
 */
export const mayGoOffline = (order: Asked): boolean =>
  (order.doorPaidAt !== null || dueFromReceiver(order) === 0) && worthOf(order) <= limits.documentValue

/** Beside that there is a code that could be right when it is told. */
export const canGoOffline = (order: Coded, refused: boolean): boolean =>
  mayGoOffline(order) && !refused && order.receiverCode !== null && order.codeTries < limits.codeTries
