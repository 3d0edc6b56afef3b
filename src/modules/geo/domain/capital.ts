/** The region that is one town: people name it as a whole, and its districts as if they were towns. */
export const capital = 14
