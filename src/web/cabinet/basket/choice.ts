import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import type { MethodView } from '#modules/payments/checkout/payments.contract.ts'

/** The most the server takes in one checkout. */
export const mostAtOnce = 50

const dayMs = 86_400_000

/** Days that a draft is still kept, the one that has begun included; 1 in its last 24 hours. */
export const daysLeft = (keepUntil: string, now: number) =>
  Math.max(1, Math.ceil((Date.parse(keepUntil) - now) / dayMs))

/** The last two days are spoken of. */
export const isEnding = (keepUntil: string, now: number) => Date.parse(keepUntil) - now <= 2 * dayMs

export const totalOf = (orders: readonly Pick<OrderAnswer, 'price'>[]) =>
  orders.reduce((sum, { price }) => sum + price, 0)

/** A limit that does not reach for all of them is told before anybody tries. */
export const withinLimit = (
  methods: readonly MethodView[],
  total: number,
  reason: string,
): readonly MethodView[] =>
  methods.map((method) =>
    method.enabled && method.available !== undefined && method.available < total
      ? { ...method, enabled: false, reason }
      : method,
  )

/** What the person chose here; else what all the parcels were written with; else the first way that works. */
export function methodFor(
  chosen: PaymentType | undefined,
  orders: readonly Pick<OrderAnswer, 'payment_type'>[],
  methods: readonly MethodView[],
): PaymentType | undefined {
  const isOn = (type: PaymentType | undefined) => methods.some((one) => one.type === type && one.enabled)
  if (isOn(chosen)) return chosen
  const [wanted, ...others] = [...new Set(orders.map(({ payment_type }) => payment_type))]
  if (others.length === 0 && isOn(wanted)) return wanted
  return methods.find(({ enabled }) => enabled)?.type
}
