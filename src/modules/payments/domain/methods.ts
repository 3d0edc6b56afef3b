/** DECISIONS, "API shapes": the words of `payment_type`, in the order in which people see them. */
export const paymentTypes = ['card', 'payme', 'click', 'google_pay', 'balance', 'cash', 'receiver'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Why a method is off. Its words are in the message catalogue. */
export const whyOff = ['not_configured', 'switched_off'] as const
export type WhyOff = (typeof whyOff)[number]

export type MethodState = { type: PaymentType; off: WhyOff | null }
