import {
  type ClaimStatus,
  claimStatuses,
  type EveryClaimKind,
  everyClaimKind,
} from '#modules/orders/domain/claim-words.ts'
import { useFilters } from '../use-filters.ts'

export const claimsApi = '/api/desk/v1/claims'

/** What the address says: a reload, or a colleague, finds the same again. */
export type ClaimsView = {
  status: ClaimStatus | undefined
  kind: EveryClaimKind | undefined
  q: string
  claim: string | undefined
}

export function readView(params: URLSearchParams): ClaimsView {
  return {
    status: claimStatuses.find((one) => one !== 'open' && one === params.get('status')),
    kind: everyClaimKind.find((one) => one === params.get('kind')),
    q: params.get('q') ?? '',
    claim: params.get('claim') ?? undefined,
  }
}

/** Those that wait, unless another state is asked for. */
export function callOf({ status = 'open', kind, q }: ClaimsView): string {
  const query = { status, ...(kind && { kind }), ...(q && { q }) }
  return `${claimsApi}?${new URLSearchParams(query)}`
}

export const useClaimsView = () => useFilters(readView)
