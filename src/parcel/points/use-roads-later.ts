import { useEffect } from 'react'
import type { Answer } from '#client/use-answer.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'

/** A server that has not been asked for a while reads its roads in about a second. */
const readMs = 2_500

/**
 * A list whose distances are all reckoned is asked for once more, when the server may have read its roads. Who has chosen
 * a point keeps the list as it is: nothing moves under their finger.
 */
export function useRoadsLater(
  { data: found = [], refresh }: Answer<PointAnswer[]>,
  hasChosen: boolean,
): void {
  const isReckoned = found.length > 0 && found.every(({ by }) => by === 'air')
  const isDue = isReckoned && !hasChosen
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void refresh(), readMs)
    return () => clearTimeout(timer)
  }, [isDue, refresh])
}
