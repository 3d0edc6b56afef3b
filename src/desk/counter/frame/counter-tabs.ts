import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { depotTabs } from '../depot/depot-tabs.tsx'
import type { IconName } from '../parts/icon.tsx'

const pointTabs = ['counter', 'shelf', 'courier', 'cash', 'labels'] as const
const tabsOfDepot = [...depotTabs, 'courier', 'cash'] as const
export type CounterTab = (typeof pointTabs)[number] | (typeof tabsOfDepot)[number]

type Kind = CounterPost['point']['kind']

export const tabsOf = (kind: Kind): readonly CounterTab[] => (kind === 'depot' ? tabsOfDepot : pointTabs)

/** The tab that the address names, or the first one. */
export function tabNamed(kind: Kind, name: string | null): CounterTab {
  const tabs = tabsOf(kind)
  return tabs.find((tab) => tab === name) ?? (tabs[0] as CounterTab)
}

/** Where a scan is at home that the open tab has no use for. */
export const scanTabOf = (kind: Kind): CounterTab => (kind === 'depot' ? 'sort' : 'counter')

export const tabIcons: Readonly<Record<CounterTab, IconName>> = {
  counter: 'scan',
  shelf: 'shelf',
  courier: 'route',
  cash: 'cash',
  labels: 'printer',
  trips: 'route',
  sort: 'sort',
  bags: 'basket',
}
