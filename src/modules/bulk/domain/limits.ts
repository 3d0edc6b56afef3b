/** What an order takes (SPEC section 5); a test holds these against the numbers of the orders themselves. */
export const longest = {
  external_id: 64,
  receiver_name: 100,
  sender_name: 100,
  to_street: 200,
  from_street: 200,
  to_landmark: 200,
  description: 500,
  comment: 500,
} as const

export const shortestCell = 3
export const shortestStreet = 5
export const mostKg = 100
export const mostCm = 300
export const mostSoum = 1_000_000_000
