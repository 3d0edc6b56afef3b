import type { StaffRole } from '#modules/accounts/domain/person.ts'
import type { Action } from '#modules/accounts/domain/policy.ts'
import { receiptStates } from '#modules/fiscal/domain/tries.ts'
import { useFilters } from '../parts/use-filters.ts'
import { mayDo } from '../sections.ts'

const tabActions = {
  dead: 'job.read',
  queues: 'job.read',
  receipts: 'fiscal.read',
} as const satisfies Record<string, Action>
export type TabId = keyof typeof tabActions
const tabIds = Object.keys(tabActions) as TabId[]

/** In the address, so that a reload, or a colleague, finds it again. */
export type JobsView = {
  tab: TabId | undefined
  /** The kind that the list of the dead is narrowed to. */
  job: string | undefined
  dead: string | undefined
  /** Of receipts; without it those that failed. */
  state: (typeof receiptStates)[number] | undefined
}
export type ChangeView = (part: Partial<JobsView>) => void

function readView(params: URLSearchParams): JobsView {
  return {
    tab: tabIds.find((id) => id === params.get('tab')),
    job: /^[a-z][a-z0-9.-]{0,99}$/.exec(params.get('job') ?? '')?.[0],
    dead: params.get('dead') ?? undefined,
    state: receiptStates.find((one) => one === params.get('state')),
  }
}

export const tabsFor = (role: StaffRole) => tabIds.filter((id) => mayDo(role, tabActions[id]))

export const useJobsView = () => useFilters(readView)
