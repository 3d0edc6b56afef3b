import { useState } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'

/** The draft knows a point by its number; the rest is asked for, unless it has just been picked. */
export function useChosenPoint(id: number | null): [PointAnswer | undefined, (point: PointAnswer) => void] {
  const [picked, pick] = useState<PointAnswer>()
  const isPicked = picked?.id === id
  const question = id === null || isPicked ? undefined : { params: { id } }
  const { data } = useAnswer(pointsCalls.readPoint, question, { quiet: true })
  return [isPicked ? picked : data, pick]
}
