import { useState } from 'react'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import type { MyPlace } from '#parcel/points/point-side.ts'
import { useChosen } from '../use-chosen.ts'
import type { useNearby } from './use-nearby.ts'

/** The point that is told of: the chosen one, otherwise the nearest that takes parcels, unless it was put away. */
export function useShown({ asked, ask, here, isAround, listed }: ReturnType<typeof useNearby>): {
  shown: PointAnswer | undefined
  putAway: () => void
} {
  const chosen = useChosen(asked.chosen, listed?.data)
  const [away, setAway] = useState<MyPlace>()
  const nearest =
    isAround && asked.chosen === undefined && away !== here
      ? listed?.data?.find(({ state }) => state === 'open')
      : undefined
  function putAway(): void {
    setAway(here)
    ask({ chosen: undefined })
  }
  return { shown: chosen ?? nearest, putAway }
}
