/** How a report of a phone came out (DECISIONS, "API shapes 2"). */
export const reportStates = ['done', 'repeated', 'late', 'conflict', 'refused'] as const

/** What a courier does at a stop. `hand_in`: what could not be delivered, or goes back, is brought to a place of ours. */
export const stopKinds = ['collect', 'deliver', 'bring', 'hand_in'] as const
export type StopKind = (typeof stopKinds)[number]

export const vehicles = ['foot', 'scooter', 'car', 'van'] as const
export type Vehicle = (typeof vehicles)[number]

/** What a picture from the field shows, and as what the store keeps it. */
export const pictures = {
  photo: 'delivery_photo',
  signature: 'proof_signature',
  passport: 'proof_passport',
} as const
export type Picture = (typeof pictures)[keyof typeof pictures]

/** The bounds of one call of a phone: it sends the rest with the next one. */
export const fieldLimits = {
  actionsPerSync: 500,
  /** As many as our own app sends at once: on a bad line what was taken is soon off the queue. */
  actionsAtOnce: 100,
  /** A cursor names every parcel of a full van: fourteen letters each. */
  cursorLetters: 20_000,
  inputBytes: 8_000,
  positionsPerCall: 120,
  /** Call cards that a phone is given for a shift (DECISIONS, "Late and offline reports"). */
  callCards: 20,
  positionsKeptDays: 7,
} as const
