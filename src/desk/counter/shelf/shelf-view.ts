import type { ShelfItem, ShelfList } from '#modules/counter/counter.contract.ts'
import { daysLeft } from '../hands/place/days-left.ts'

export const shelfFilters = ['hand_out', 'give', 'overdue', 'without_place'] as const
export type ShelfFilter = (typeof shelfFilters)[number]

export type ShelfView = { show: ShelfFilter | undefined; q: string | undefined }

/** The filter stands in the address: anything else there is no filter. */
export function readShelfView(params: URLSearchParams): ShelfView {
  return {
    show: shelfFilters.find((one) => one === params.get('show')),
    q: params.get('q')?.trim() || undefined,
  }
}

/** How soon its storage ends, in whole days of Tashkent. */
export type EndOfStorage = 'over' | 'today' | 'tomorrow' | 'later' | 'none'

export function endOfStorage(
  { stored_until: until }: Pick<ShelfItem, 'stored_until'>,
  now: number,
): EndOfStorage {
  if (until === null) return 'none'
  const days = daysLeft(Date.parse(until), now)
  if (days < 0) return 'over'
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : 'later'
}

const isDue = (item: ShelfItem, now: number) => ['over', 'today'].includes(endOfStorage(item, now))

const fits: Readonly<Record<ShelfFilter, (item: ShelfItem, now: number) => boolean>> = {
  hand_out: ({ task }) => task === 'hand_out',
  give: ({ task }) => task === 'give',
  overdue: isDue,
  without_place: ({ place }) => place === null,
}

const plain = (text: string) => text.toLocaleLowerCase('uz').replace(/[ʻʼ'’`‘\s-]/gu, '')

/** The lines that are shown, in the order in which they came: whose storage ends first stands first. */
export function shelfLines({ items }: ShelfList, { show, q }: ShelfView, now: number): readonly ShelfItem[] {
  const typed = q === undefined ? '' : plain(q)
  return items.filter(
    (item) =>
      (show === undefined || fits[show](item, now)) &&
      (typed === '' ||
        [item.name, item.tracking_code, item.place ?? '', item.order_id].some((text) =>
          plain(text).includes(typed),
        )),
  )
}
