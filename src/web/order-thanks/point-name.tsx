import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { Envelope } from '../api-client.ts'
import { useLoaded } from '../profile/use-loaded.ts'

const readPoint = ({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as Pick<PointAnswer, 'name' | 'address'>) : undefined

/** Where to bring it. Silent while it is on its way, and when it cannot be told: the order's own page has it too. */
export function PointName({ id }: { id: number }) {
  const { loaded } = useLoaded(`/api/points/v1/points/${id}`, readPoint)
  if (loaded.state !== 'ready') return null
  return (
    <p className="next-steps__point">
      <strong>{loaded.data.name}</strong>
      <span>{loaded.data.address}</span>
    </p>
  )
}
