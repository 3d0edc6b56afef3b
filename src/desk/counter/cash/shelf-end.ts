import { tashkentDay } from '#kernel/tashkent.ts'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'

const dayMs = 86_400_000

export const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/** The last day it is kept; undefined for what only waits to go on. */
export const endOf = ({ stored_until: until }: Pick<ShelfItem, 'stored_until'>): string | undefined =>
  until === null ? undefined : tashkentDay(new Date(until))
