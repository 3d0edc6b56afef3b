import type { CounterPost } from '#modules/counter/counter.contract.ts'

export const depotTabs = ['trips', 'sort', 'bags'] as const
export type DepotTab = (typeof depotTabs)[number]

/** What people at a depot see beside couriers and cash. */
export function DepotTabContent({ tab, post }: { tab: DepotTab; post: CounterPost }) {
  return (
    <p>
      {tab} {post.point.name}
    </p>
  )
}
