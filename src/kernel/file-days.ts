/**
 * How many days what people upload is kept; the page about privacy tells them. Ours to choose: money papers for the five
 * years an audit may look back, disputes for the three years a claim may be brought, the rest only while somebody needs it.
 */
export const daysOfYear = 366

export const fileDays = {
  receipt: 5 * daysOfYear,
  order_photo: 180,
  delivery_photo: 180,
  proof_signature: 3 * daysOfYear,
  proof_passport: 180,
  claim_photo: 3 * daysOfYear,
  cv: daysOfYear,
} as const
