import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'

/** Where to bring it. Silent while it is on its way, and when it cannot be told: the order's own page has it too. */
export function PointName({ id }: { id: number }) {
  const { data: point } = useAnswer(pointsCalls.readPoint, { params: { id } })
  if (!point) return null
  return (
    <p className="next-steps__point">
      <strong>{point.name}</strong>
      <span>{point.address}</span>
    </p>
  )
}
