import { Star } from '#ui/star.tsx'

/** The number of a message, on both sides of the road. */
export function NumberStar({ number, full, dashed }: { number: number; full?: boolean; dashed?: boolean }) {
  return (
    <span className="bulk-star" data-full={full || undefined} data-dashed={dashed || undefined}>
      <Star className="bulk-star__outline" />
      <span>{number}</span>
    </span>
  )
}
