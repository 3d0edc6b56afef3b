/** DECISIONS, "API shapes": the words of `payment_type`, in the order in which people see them. */
export const paymentTypes = ['card', 'payme', 'click', 'google_pay', 'balance', 'cash', 'receiver'] as const
export type PaymentType = (typeof paymentTypes)[number]

/** Ours: nobody else has to be connected for them. The others need a provider. */
const ownTypes: readonly PaymentType[] = ['balance', 'cash', 'receiver']

/** Why a method is off. Its words are in the message catalogue. */
export const whyOffs = ['not_configured', 'switched_off'] as const
export type WhyOff = (typeof whyOffs)[number]

/** The configuration comes first: the desk cannot switch on what nobody has connected. */
export function whyOff(
  type: PaymentType,
  connected: readonly PaymentType[],
  isSwitchedOff: boolean,
): WhyOff | undefined {
  if (!ownTypes.includes(type) && !connected.includes(type)) return 'not_configured'
  return isSwitchedOff ? 'switched_off' : undefined
}
