import type { debtDeskCalls } from '#modules/payments/debts/debt-desk.calls.ts'
import { ageBuckets } from '#modules/payments/domain/debts.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address says: a reload, or a colleague, finds the same again. */
type DebtsView = {
  bucket: (typeof ageBuckets)[number] | undefined
  disputed: 'true' | undefined
  q: string
  person: string | undefined
}

function readView(params: URLSearchParams): DebtsView {
  return {
    bucket: ageBuckets.find((one) => one === params.get('bucket')),
    disputed: params.get('disputed') === 'true' ? 'true' : undefined,
    q: params.get('q') ?? '',
    person: params.get('person') ?? undefined,
  }
}

export const inputOf = ({ bucket, disputed, q }: DebtsView): InputOf<typeof debtDeskCalls.listDebtors> => ({
  query: { bucket, disputed, q: q || undefined },
})

export const useDebtsView = () => useFilters(readView)
