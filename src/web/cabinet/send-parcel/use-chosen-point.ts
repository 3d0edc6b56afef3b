import { useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { usePointChanges } from '#parcel/points/use-point-changes.ts'

/**
 * The draft knows a point by its number; the rest is asked for, unless it has just been picked. While the page is open it
 * hears when the point is full or shut.
 */
export function useChosenPoint(id: number | null): [PointAnswer | undefined, (point: PointAnswer) => void] {
  const [picked, pick] = useState<PointAnswer>()
  const isPicked = picked?.id === id
  const question = id === null || isPicked ? undefined : { params: { id } }
  const { data, refresh } = useAnswer(pointsCalls.readPoint, question, { quiet: true })
  const point = isPicked ? picked : data
  usePointChanges({
    onChange: (change) => {
      if (point?.id === change.id) pick({ ...point, ...change })
    },
    onGap: () => {
      // One that was picked is asked for again by its number.
      pick(undefined)
      void refresh()
    },
  })
  return [point, pick]
}
