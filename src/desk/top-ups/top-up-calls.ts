import { useMemo } from 'react'
import type { DeskTopUp } from '#modules/payments/top-up.contract.ts'
import { type Envelope, useApi } from '#web/api-client.ts'

export const topUpsApi = '/api/desk/v1/top-ups'

const readTopUp = ({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as DeskTopUp) : undefined

export function useTopUpCalls() {
  const api = useApi()
  return useMemo(() => {
    const decide = (id: string, verb: 'approve' | 'reject', body: object) =>
      api.request(`${topUpsApi}/${id}/${verb}`, { method: 'POST', body, read: readTopUp })
    return {
      approve: (id: string, amount: number) => decide(id, 'approve', { amount }),
      reject: (id: string, reason: string) => decide(id, 'reject', { reason }),
    }
  }, [api])
}
