import type { claimsCalls } from '#modules/orders/claims/claims.calls.ts'
import {
  type ClaimStatus,
  claimStatuses,
  type EveryClaimKind,
  everyClaimKind,
} from '#modules/orders/domain/claim/claim-words.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

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
export const inputOf = ({
  status = 'open',
  kind,
  q,
}: ClaimsView): InputOf<typeof claimsCalls.listClaims> => ({ query: { status, kind, q: q || undefined } })

export const useClaimsView = () => useFilters(readView)
