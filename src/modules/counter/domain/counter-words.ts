/** What is to be done with a parcel that somebody at a counter has just scanned. */
export const counterTasks = [
  /** Its sender brings it: weigh, take the cash, label it. */
  'take_in',
  /** A courier or a van brings it. */
  'store',
  /** Its receiver, or whoever they send, comes for it. Also a way back that was in vain, claimed by its sender. */
  'hand_out',
  /** It lies here and goes on with a courier. */
  'give',
  /** Of a cancelled order: the desk says what becomes of it. */
  'found',
  /** It is not here, or has left: nothing is to be done with it at this counter. */
  'none',
] as const
export type CounterTask = (typeof counterTasks)[number]

/** How a point stands, and what was said of it by hand. */
export const postStates = ['open', 'full', 'closed'] as const

/** What an agent's work is paid by. */
export const commissionKinds = ['taken_in', 'stored', 'handed_out', 'given_on'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/** Banknotes that are counted, largest first; whole so'm. */
export const banknotes = [200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000] as const

/** What moved the cash of a drawer in a day. */
export const drawerLines = [
  'goods',
  'delivery',
  'senders',
  'debts',
  'from_courier',
  'to_courier',
  'handed_in',
  'corrected',
] as const
export type DrawerLine = (typeof drawerLines)[number]

export const closingStates = ['even', 'open', 'booked', 'explained'] as const
export type ClosingState = (typeof closingStates)[number]
