/** Everybody who can call the API. A visitor has not signed in; the others are roles of a person. */
export const callers = [
  'visitor',
  'personal',
  'merchant',
  'courier',
  'agent',
  'operator',
  'cashier',
  'admin',
] as const
export type Caller = (typeof callers)[number]

const everyone = callers

/**
 * The one table of rights: who may do what. Every route names its action; a route whose action has no row here keeps
 * the server from starting.
 */
export const policy = {
  'warning.read': everyone,
  'lead.create': everyone,
} as const satisfies Record<string, readonly Caller[]>

export type Action = keyof typeof policy

export function isAction(action: string): action is Action {
  return Object.hasOwn(policy, action)
}

export function may(caller: Caller, action: Action): boolean {
  const allowed: readonly Caller[] = policy[action]
  return allowed.includes(caller)
}
