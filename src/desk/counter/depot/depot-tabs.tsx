import type { CounterPost } from '#modules/counter/counter.contract.ts'
import type { DepotTab } from '../frame/counter-tabs.ts'
import { BagsTab } from './bags/bags-tab.tsx'
import { SortTab } from './sort/sort-tab.tsx'
import { TripsTab } from './trips/trips-tab.tsx'

/** What people at a depot see beside couriers and cash. */
export function DepotTabContent({ tab, post }: { tab: DepotTab; post: CounterPost }) {
  if (tab === 'sort') return <SortTab post={post} />
  return tab === 'trips' ? <TripsTab post={post} /> : <BagsTab post={post} />
}
