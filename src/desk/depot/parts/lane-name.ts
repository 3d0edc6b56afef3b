import { useTranslations } from 'use-intl'
import type { LaneView } from '#modules/delivery/sorting/sorting.contract.ts'

type Named = Pick<LaneView, 'kind' | 'to'> & { name?: string | null }

/** As the depot's people call it, or by what belongs in it. */
export function useLaneName(): (lane: Named) => string {
  const t = useTranslations('deskDepot.lanes')
  return ({ kind, to, name }) => name ?? t(kind, { to })
}
