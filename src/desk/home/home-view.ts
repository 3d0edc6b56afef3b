import { type Queue, queues } from '#modules/worklist/domain/queues.ts'
import { useFilters } from '../parts/use-filters.ts'

/** What the address of the page says. */
export type HomeView = {
  queue: Queue | undefined
  owner: 'me' | 'nobody' | undefined
  region: string | undefined
  /** The thing that is open. */
  work: string | undefined
}

function readView(params: URLSearchParams): HomeView {
  const owner = params.get('owner')
  const region = params.get('region') ?? ''
  return {
    queue: queues.find((one) => one === params.get('queue')),
    owner: owner === 'me' || owner === 'nobody' ? owner : undefined,
    region: /^(1[0-4]|[1-9])$/.test(region) ? region : undefined,
    work: params.get('work') ?? undefined,
  }
}

export type ChangeView = (change: Partial<HomeView>) => void

export const useHomeView = (): [HomeView, ChangeView] => useFilters(readView)
