import type { Actor } from '#modules/orders/domain/words.ts'

export const actorNames = {
  owner: 'deskOrders.actors.owner',
  receiver: 'deskOrders.actors.receiver',
  courier: 'deskOrders.actors.courier',
  agent: 'deskOrders.actors.agent',
  operator: 'deskOrders.actors.operator',
  system: 'deskOrders.actors.system',
} as const satisfies Record<Actor, string>
