import { useEffect, useState } from 'react'
import { shortestStreet } from '#modules/orders/domain/order-fields.ts'
import { oneLine } from '#platform/fields/line-rules.ts'
import { useApi } from '../api-client.ts'
import type { DraftAddress } from '../order-draft/order-draft.ts'

/** A street is written in a few seconds; before that there is nothing to look for. */
const pauseMs = 900
/** Most that the map is asked for. */
const longestQuestion = 200

type Found = { precision: string }

/**
 * Whether the map knows the address. True as long as nothing is known against it: while it is being written, without a
 * line, and before a district is chosen.
 */
export function useIsFound(address: DraftAddress, district: string | undefined): boolean {
  const api = useApi()
  const [lost, setLost] = useState<string>()
  const street = oneLine(address.street)
  const { region } = address
  const isWritten = street.length >= shortestStreet && district !== undefined && region !== null
  const question = isWritten ? `${district}, ${street}`.slice(0, longestQuestion) : undefined
  useEffect(() => {
    if (question === undefined) return
    const left = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: question, region_id: String(region) })
      const answer = await api.request(`/api/geo/v1/geocode?${query}`, {
        signal: left.signal,
        quiet: true,
        read: ({ data }) => (Array.isArray(data) ? (data as Found[]) : undefined),
      })
      if (!answer.ok || left.signal.aborted) return
      const isExact = answer.value.some(({ precision }) => precision === 'address' || precision === 'place')
      setLost(isExact ? undefined : question)
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [api, question, region])
  return question === undefined || lost !== question
}
