import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { Actor } from '#modules/orders/domain/words.ts'

export const paymentNames = {
  card: 'deskOrders.payments.card',
  payme: 'deskOrders.payments.payme',
  click: 'deskOrders.payments.click',
  google_pay: 'deskOrders.payments.googlePay',
  balance: 'deskOrders.payments.balance',
  cash: 'deskOrders.payments.cash',
  receiver: 'deskOrders.payments.receiver',
} as const satisfies Record<PaymentType, string>

const optionNames = {
  1: 'deskOrders.options.pointPoint',
  2: 'deskOrders.options.doorDoor',
  3: 'deskOrders.options.doorPoint',
  4: 'deskOrders.options.pointDoor',
} as const

/** The answer names the ways by number; there are four. */
export const optionName = (option: number) => optionNames[option as keyof typeof optionNames]

const speedNames = { 1: 'deskOrders.speeds.standard', 2: 'deskOrders.speeds.express' } as const

export const speedName = (type: number) => speedNames[type as keyof typeof speedNames]

export const actorNames = {
  owner: 'deskOrders.actors.owner',
  receiver: 'deskOrders.actors.receiver',
  courier: 'deskOrders.actors.courier',
  agent: 'deskOrders.actors.agent',
  operator: 'deskOrders.actors.operator',
  system: 'deskOrders.actors.system',
} as const satisfies Record<Actor, string>
