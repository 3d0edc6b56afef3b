/** Longer ago than any parcel is under way: nobody misses it, and a phone may have changed hands. */
export const keptMs = 30 * 86_400_000
