import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { pointsCalls } from '#modules/points/points.calls.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'

export type PointNames = ReadonlyMap<number, Pick<PointAnswer, 'name' | 'address'>>

/** Every point that the order names, once. */
function pointsOf({ from, to, custody, events }: OrderDetail): number[] {
  const named = [from, to, custody, ...events].map(({ point_id }) => point_id)
  return [...new Set(named.filter((id) => id !== null))].sort((one, other) => one - other)
}

/** Names come when they come; until then a point is its number. */
export function usePointNames(order: OrderDetail): PointNames {
  const api = useApi()
  const [names, setNames] = useState<PointNames>(new Map())
  const ids = pointsOf(order).join()
  useEffect(() => {
    for (const id of ids.split(',').filter(Boolean).map(Number)) {
      void api.call(pointsCalls.readPoint, { params: { id } }).then((answer) => {
        if (answer.ok) setNames((before) => new Map(before).set(id, answer.value))
      })
    }
  }, [api, ids])
  return names
}
