import type { Book } from './book.ts'
import type { Desk } from './desk.ts'
import { landmark, street } from './entries.ts'

/** People say Rustaveli for Shota Rustaveli, but not Shota. */
const beforeLast = 0.6

/** How much of a name the question has, up to 1, by the weight of its words. */
export function nameShare(
  { docs, entries, stems, stemWeight, stemKind }: Book,
  { mark }: Desk,
  doc: number,
): number {
  const start = docs.start[doc] as number
  const kind = entries.kind[docs.entry[doc] as number]
  const isStreet = kind === street
  let [whole, said, factor] = [0, 0, 1]
  for (let at = start + (docs.own[doc] as number) - 1; at >= start; at--) {
    const stem = docs.stems[at] as number
    // A bazaar is called by its name alone: Chorsu, Oloy.
    if (kind === landmark && mark[stem] === 0 && stems[stem] === '#bazaar') continue
    const weight = (stemWeight[stem] as number) * factor
    whole += weight
    said += weight * (mark[stem] as number)
    if (isStreet && stemKind[stem] === 0) factor = beforeLast
  }
  return whole === 0 ? 0 : said / whole
}
