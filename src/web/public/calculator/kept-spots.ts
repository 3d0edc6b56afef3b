import type { ChosenPlace, FoundSpot, Question } from '#parcel/price/question.ts'

type Ends = Pick<Question, 'from' | 'to'>
type KeptSpot = Readonly<{ id: number; spot: FoundSpot }>
type Kept = Readonly<{ foundSpots?: Partial<Record<keyof Ends, KeptSpot>> }>

/** What was found at both ends, for the state of a page in the history. */
export function keptSpots({ from, to }: Ends): Kept {
  const kept = (place: ChosenPlace | undefined) => place?.spot && { id: place.id, spot: place.spot }
  const [start, end] = [kept(from), kept(to)]
  return { foundSpots: { ...(start && { from: start }), ...(end && { to: end }) } }
}

/** Back on the page: what was found is there again, as long as its district is still asked about. */
export function withKeptSpots<T extends Ends>(question: T, state: unknown): T {
  const { foundSpots = {} } = (state ?? {}) as Kept
  const again = (place: ChosenPlace | undefined, kept: KeptSpot | undefined) =>
    place && kept?.id === place.id ? { ...place, spot: kept.spot } : place
  return { ...question, from: again(question.from, foundSpots.from), to: again(question.to, foundSpots.to) }
}
