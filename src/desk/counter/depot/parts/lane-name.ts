import { useTranslations } from 'use-intl'
import type { LaneView } from '#modules/delivery/sorting/sorting.contract.ts'
import { laneNames } from './depot-words.ts'

type Named = Pick<LaneView, 'kind' | 'to'> & { name?: string | null }

/** As the depot's people call it, or by what belongs in it. */
export function useLaneName(): (lane: Named) => string {
  const t = useTranslations()
  return ({ kind, to, name }) => name ?? t(laneNames[kind], { to })
}
