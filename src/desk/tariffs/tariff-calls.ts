import { useMemo } from 'react'
import { err, type Result } from '#kernel/result.ts'
import type { TariffAnswer, TariffSummary } from '#modules/pricing/tariff.contract.ts'
import { type ApiError, type Envelope, useApi } from '#web/api-client.ts'

const path = '/api/desk/v1/tariffs'
const dataOf = <T>({ data }: Envelope) => data as T | undefined

type NewDraft = { data: unknown; note: string } | { copy_of: number; note: string }

/** What the desk asks of tariffs. */
export function useTariffCalls() {
  const api = useApi()
  return useMemo(() => {
    const draft = (body: NewDraft) => api.request(path, { method: 'POST', body, read: dataOf<TariffAnswer> })
    const publish = (version: number, from: Date | undefined) =>
      api.request(`${path}/${version}/publish`, {
        method: 'POST',
        body: from ? { effective_from: from.toISOString() } : {},
        read: dataOf<TariffAnswer>,
      })
    return {
      list: (signal: AbortSignal) => api.request(path, { signal, read: dataOf<readonly TariffSummary[]> }),
      read: (version: number | string, signal: AbortSignal) =>
        api.request(`${path}/${encodeURIComponent(version)}`, { signal, read: dataOf<TariffAnswer> }),
      draft,
      publish,
      /** Old numbers again: a new version is made of them, and that one is published. */
      async publishCopy(
        of: number,
        note: string,
        from: Date | undefined,
      ): Promise<Result<TariffAnswer, ApiError>> {
        const copy = await draft({ copy_of: of, note })
        return copy.ok ? publish(copy.value.version, from) : err(copy.error)
      },
    }
  }, [api])
}
