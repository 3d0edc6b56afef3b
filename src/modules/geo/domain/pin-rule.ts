/** DECISIONS, "Pins": so far beyond its district a pin is taken, and so deep in another region it never is. */
const pinSlackKm = 5

/** How somebody came to a pin: by the search, by moving the map, by where they stood; or a courier was at the door. */
export const pinSources = ['found', 'dragged', 'location', 'door'] as const
export type PinSource = (typeof pinSources)[number]

/** What is known about a pin and the district of its address. */
export type PinFacts = Readonly<{
  /** To the border of the district: less than nothing inside. */
  kmOutside: number
  /** How deep it lies in a region that is not its own; nothing where it does not. */
  kmInOtherRegion: number
  inCountry: boolean
}>

/**
 * `inside` and `near` are taken, `near` with a question on the screen; `far` only from somebody who says that it is right;
 * `other_region` and `abroad` never.
 */
export type PinStanding = 'inside' | 'near' | 'far' | 'other_region' | 'abroad'

export function standingOf({ kmOutside, kmInOtherRegion, inCountry }: PinFacts): PinStanding {
  if (kmOutside <= 0) return 'inside'
  if (kmInOtherRegion > pinSlackKm) return 'other_region'
  if (kmOutside <= pinSlackKm) return 'near'
  return inCountry ? 'far' : 'abroad'
}

/** What is written about the way from the street to the door; each fits into a line. */
export const longestAtDoor = { entrance: 20, floor: 20, flat: 20, intercom: 40 } as const
export type AtDoor = keyof typeof longestAtDoor

type Pin = Readonly<{ source?: PinSource | null | undefined; at: Date | null }>

/**
 * A courier stood at the door: that wins over what was found on a map, and over what somebody had shown before. What
 * somebody has shown since, by hand or by standing there, is newer.
 */
export function doorWins(door: Readonly<{ at: Date }>, pin: Pin | undefined): boolean {
  if (!pin || pin.source === 'found' || pin.source === 'door') return true
  return pin.at === null || door.at > pin.at
}
