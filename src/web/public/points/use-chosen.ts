import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { useLivePoint } from '#parcel/points/use-live-points.ts'

/** The point that the address names: out of the list, which knows how far it is, otherwise asked for. Stays true. */
export function useChosen(
  id: number | undefined,
  listed: readonly PointAnswer[] | undefined,
): PointAnswer | undefined {
  const question = id === undefined ? undefined : { params: { id } }
  const answer = useAnswer(pointsCalls.readPoint, question, { quiet: true })
  useLivePoint(answer)
  if (id === undefined) return undefined
  return listed?.find((point) => point.id === id) ?? answer.data
}
