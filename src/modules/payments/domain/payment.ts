/** Promised, taken, given up before it was taken, given back after (the numbers are Payme's). */
export const states = { open: 1, taken: 2, dropped: -1, givenBack: -2 } as const
export type PaymentState = (typeof states)[keyof typeof states]

/** The same in words, for whoever waits for the money. */
export const paymentStages = ['open', 'taken', 'dropped', 'given_back'] as const
export type PaymentStage = (typeof paymentStages)[number]

const stages: Readonly<Record<PaymentState, PaymentStage>> = {
  [states.open]: 'open',
  [states.taken]: 'taken',
  [states.dropped]: 'dropped',
  [states.givenBack]: 'given_back',
}

export const stageOf = ({ state }: Pick<Payment, 'state'>): PaymentStage => stages[state]

/** What a provider says about money. */
export type Payment = Readonly<{
  id: number
  provider: string
  externalId: string
  checkoutId: number
  number: string
  amount: number
  state: PaymentState
  providerTime: Date
  createdAt: Date
  performedAt: Date | null
  cancelledAt: Date | null
  reason: number | null
  /** What its orders could not use any more. */
  toBalance: number
}>
