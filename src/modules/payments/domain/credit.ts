/** Above what anybody is trusted with: a larger sum is a slip of the finger. */
export const HIGHEST_CREDIT = 10_000_000_000
