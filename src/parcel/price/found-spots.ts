import { draftChangeOf } from '../draft/draft-pin.ts'
import { foundChange, isDoor, type MapAnswer } from '../pin/map-answer.ts'
import { type FoundPlace, mostFound, placeById } from './places.ts'
import { type ChosenPlace, keyOf } from './question.ts'

/**
 * Whether the server, which knows towns, streets and landmarks, may know better than the names of districts: nothing
 * surely fits, or more than a name was typed ("Samarqand, Registon").
 */
export const mayBeAddress = (typed: string, here: readonly FoundPlace[]) =>
  here.every(({ reason }) => reason === 'typo') || /[\s,]/.test(typed.trim())

/**
 * What the map knows, in its order, each with the district that decides the price; then the districts that were found
 * here. Guesses of ours count only when the map has none.
 */
export function withSpots(
  here: readonly FoundPlace[],
  answers: readonly MapAnswer[],
  locale: Parameters<typeof placeById>[1],
  lineOf: (answer: MapAnswer) => string,
): readonly FoundPlace[] {
  const told = answers.flatMap((answer): FoundPlace[] => {
    const place = placeById(answer.district_id ?? (isDoor(answer) ? Number.NaN : answer.region_id), locale)
    if (!place) return []
    if (isDoor(answer)) return [{ place: spotIn(place, answer, lineOf(answer)), reason: 'exact' }]
    return [here.find((found) => found.place.id === place.id) ?? { place, reason: 'exact' }]
  })
  const sure = here.filter(({ reason }) => told.length === 0 || reason !== 'typo')
  const seen = new Set<string>()
  return [...told, ...sure]
    .filter(({ place }) => !seen.has(keyOf(place)) && seen.add(keyOf(place)))
    .slice(0, mostFound)
}

/** A town or a village is no address yet: who goes on is asked for the street. */
function spotIn(place: ChosenPlace, answer: MapAnswer, line: string): ChosenPlace {
  const spot = { text: line, note: answer.subtitle ?? `${place.label}, ${place.regionLabel}` }
  return {
    ...place,
    spot: answer.kind === 'place' ? spot : { ...spot, address: draftChangeOf(foundChange(answer, line)) },
  }
}
