/** As the server counts them; what nobody could count is missing. */
export type Counted = Readonly<
  Partial<Record<'delivered' | 'onTime' | 'points' | 'lockers' | 'stars' | 'ratings', number>>
>

/** Counted by the system and never made up; below these a figure says nothing, or says too much about a few people. */
const floors = { delivered: 100, places: 20, ratings: 30 } as const

/** One alone is no band. */
const fewestShown = 2

export type LivingFigure = Readonly<
  | { name: 'delivered' | 'places'; count: number }
  | { name: 'onTime'; percent: number }
  | { name: 'rating'; stars: number; count: number }
>

/** What home tells of the present month, in the order in which it is read; nothing while there is too little to tell. */
export function livingFigures(counts: Counted): readonly LivingFigure[] {
  const { delivered = 0, onTime = 0, stars = 0, ratings = 0 } = counts
  const places = (counts.points ?? 0) + (counts.lockers ?? 0)
  const told: LivingFigure[] = []
  if (delivered >= floors.delivered) {
    told.push({ name: 'delivered', count: delivered })
    // Rounded down: 99.9 is not all of them.
    told.push({ name: 'onTime', percent: Math.floor((100 * onTime) / delivered) })
  }
  if (places >= floors.places) told.push({ name: 'places', count: places })
  if (ratings >= floors.ratings) told.push({ name: 'rating', stars, count: ratings })
  return told.length < fewestShown ? [] : told
}
