import { useEffect, useState } from 'react'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { type Envelope, useApi } from '../api-client.ts'

export type PointName = Readonly<{ name: string; address: string }>
export type PointNames = ReadonlyMap<number, PointName>

const readPoint = ({ data }: Envelope) => {
  const { name, address } = (data ?? {}) as Partial<PointName>
  return typeof name === 'string' && typeof address === 'string' ? { name, address } : undefined
}

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
    const left = new AbortController()
    for (const id of ids.split(',').filter(Boolean).map(Number)) {
      void api
        .request(`/api/points/v1/points/${id}`, { read: readPoint, signal: left.signal })
        .then((answer) => {
          if (answer.ok) setNames((before) => new Map(before).set(id, answer.value))
        })
    }
    return () => left.abort()
  }, [api, ids])
  return names
}
