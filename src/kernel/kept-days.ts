/** How many days things are kept whose keepers know nothing of each other; the page about privacy tells people. */
export const daysOfYear = 366

/**
 * What people upload. Ours to choose: money papers for the five years an audit may look back, disputes for the three years a
 * claim may be brought, the rest only while somebody needs it.
 */
export const fileDays = {
  receipt: 5 * daysOfYear,
  order_photo: 180,
  delivery_photo: 180,
  proof_signature: 3 * daysOfYear,
  proof_passport: 180,
  claim_photo: 3 * daysOfYear,
  /** Half a year: by then somebody else has the place. */
  cv: 183,
  /** A table of parcels, and what was made of it: by then they are delivered. */
  bulk_file: 30,
} as const

/** What was sent to whom. */
export const messageDays = 180
