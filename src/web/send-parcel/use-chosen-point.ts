import { useEffect, useState } from 'react'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { useApi } from '../api-client.ts'

/** The draft knows a point by its number; the rest is asked for once. */
export function useChosenPoint(id: number | null): [PointAnswer | undefined, (point: PointAnswer) => void] {
  const api = useApi()
  const [point, setPoint] = useState<PointAnswer>()
  const known = point?.id
  useEffect(() => {
    if (id === null || known === id) return
    const left = new AbortController()
    void api
      .request(`/api/points/v1/points/${id}`, {
        quiet: true,
        signal: left.signal,
        read: ({ data }) => data as PointAnswer | undefined,
      })
      .then((answer) => {
        if (answer.ok) setPoint(answer.value)
      })
    return () => left.abort()
  }, [api, id, known])
  return [point && point.id === id ? point : undefined, setPoint]
}
