import { type ReferralState, referralStates } from '#modules/promos/domain/referral.ts'
import type { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
type ReferralsView = {
  state: ReferralState | undefined
  q: string
  friend: string | undefined
}

function readView(params: URLSearchParams): ReferralsView {
  return {
    state: referralStates.find((one) => one === params.get('state')),
    q: params.get('q') ?? '',
    friend: params.get('friend') ?? undefined,
  }
}

export const inputOf = ({ state, q }: ReferralsView): InputOf<typeof referralCalls.listReferrals> => ({
  query: { state, q: q || undefined },
})

export const useReferralsView = () => useFilters(readView)
