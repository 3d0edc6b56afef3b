import type { RefObject } from 'react'
import { type ItemOf, type Pages, usePages } from '#client/use-pages.ts'
import type { InputOf } from '#platform/calls/address.ts'
import type { Call } from '#platform/calls/call.ts'
import { useKeptPlace, useSettling } from './use-kept-place.ts'

/** A list read page by page, and the box of its rows: Back stands it where it was left. */
export function useKeptPages<C extends Call>(
  call: C,
  input: InputOf<C>,
): [list: Pages<ItemOf<C>>, box: RefObject<HTMLDivElement | null>] {
  const place = useKeptPlace()
  const list = usePages(call, input, place.rows)
  useSettling(place, list)
  return [list, place.box]
}
