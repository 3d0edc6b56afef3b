const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The clocks and counts of an order (SPEC sections 4 and 9; DECISIONS, "Order lifecycle"). */
export const limits = {
  confirmationCallMs: hourMs,
  basketMs: 7 * dayMs,
  /** Two days before the basket lets go. */
  reminderAfterMs: 5 * dayMs,
  attempts: 3,
  storageMs: 7 * dayMs,
  undoMs: 10 * minuteMs,
  completeAfterMs: dayMs,
  disposeAfterMs: 30 * dayMs,
  lostAfterMs: 7 * dayMs,
  /** A courier who took an order and never came: it goes back to the others. */
  acceptMs: 12 * hourMs,
  /** How many days ahead a receiver may choose after a failed attempt. */
  redeliverDays: 7,
  /** How long a sender has to say yes to a higher price (DECISIONS, "Re-weigh"). */
  reweighAnswerMs: 2 * hourMs,
  /** How often they can be asked about one parcel: each is a message to their phone. */
  reweighs: 3,
  /** How often a receiver may choose anew, and anybody the address: a log is kept for good and read whole. */
  choices: 50,
  /** Parcels that one courier has at a time. */
  courierParcels: 20,
  /** Wrong receiver's codes; then a new one or another proof helps. */
  codeTries: 5,
  /** New ones in place of a code that is locked or lost, and how often one is sent again (DECISIONS, "Pickup code"). */
  newCodesADay: 3,
  codeSends: 3,
  /** Above this value of a parcel an operator says yes before it is handed out by a document, whole so'm. */
  documentValue: 500_000,
  /** DECISIONS, "API shapes": order creation per account. */
  ordersPerMinute: 100,
} as const
