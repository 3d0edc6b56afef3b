import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import { useRowStore } from '../rows/use-rows.ts'
import type { Preview } from './cell-look.ts'
import type { Laid } from './columns.ts'
import { GridRow, rowActions } from './grid-row.tsx'
import type { Place } from './selection.ts'
import { type GridWindow, useGridWindow } from './use-grid-window.ts'

type SeenRowsProps = {
  scroller: RefObject<HTMLDivElement | null>
  view: RowView
  store: RowStore
  laid: Laid
  active: Place
  preview: Preview | undefined
  onSeen: (top: number, bottom: number) => void
}

/** Rows that are filled in one frame; the others show their number and follow in the next. */
const filledAtOnce = 3
/** Rows on either side that are asked for before they are seen. */
const aheadRows = 60
/** Who scrolls does not read how far it is. */
const restMs = 120

/** The rows in sight. Scrolling draws these and nothing else of the table. */
export function SeenRows({ scroller, view, store, laid, active, preview, onSeen }: SeenRowsProps) {
  useRowStore(store)
  const seen = useGridWindow(scroller)
  const words = useRowWords()
  useWanted(store, view, seen)
  useEffect(() => {
    const timer = setTimeout(onSeen, restMs, seen.top, seen.bottom)
    return () => clearTimeout(timer)
  }, [seen.top, seen.bottom, onSeen])
  const numbers = view.numbersIn(seen.first, seen.last)
  const filled = useFilledByAndBy(numbers, store)
  const from = Math.max(
    0,
    laid.columns.findIndex(({ left, width }) => left + width > seen.left),
  )
  const beyond = laid.columns.findIndex(({ left }) => left > seen.right)
  const to = beyond === -1 ? laid.columns.length : beyond
  const size = seen.last - seen.first + 1
  // A row that leaves at the top is used again at the bottom, and stays where it is in the document: moved in it, it
  // would be laid out anew. Whoever listens is told its number.
  return Array.from({ length: size }, (_, slot) => {
    const place = seen.first + ((slot - (seen.first % size) + size) % size)
    const n = numbers[place - seen.first]
    if (n === undefined) return null
    const isActive = place === active.row
    return (
      <GridRow
        // biome-ignore lint/suspicious/noArrayIndexKey: the slot is what stays
        key={slot}
        {...{ place, n, laid, from, to, words }}
        row={filled.has(n) ? store.row(n) : undefined}
        written={store.written(n)}
        isMended={store.isMended(n)}
        activeColumn={isActive ? active.column : undefined}
        preview={isActive ? undefined : preview}
      />
    )
  })
}

function useRowWords() {
  const t = useTranslations('bulkTable')
  const locale = useLocale()
  return useMemo(
    () => ({
      actions: rowActions(t('grid.fix'), t('grid.fixed'), t('filters.aside')),
      was: (text: string) => t('grid.was', { text }),
      format: formatter(locale),
    }),
    [t, locale],
  )
}

/** Asks for the rows in sight and those that come next. */
function useWanted(store: RowStore, view: RowView, { first, last }: GridWindow): void {
  useEffect(() => {
    store.want(view.numbersIn(first - aheadRows, last + aheadRows))
  }, [store, view, first, last])
}

/** The rows that are drawn whole: those that were so before, and some more with each frame. */
function useFilledByAndBy(numbers: readonly number[], store: RowStore): ReadonlySet<number> {
  const before = useRef<ReadonlySet<number>>(new Set())
  const [, drawMore] = useReducer((count: number) => count + 1, 0)
  const filled = new Set<number>()
  let left = filledAtOnce
  let isWaiting = false
  for (const n of numbers) {
    if (!store.row(n)) continue
    if (!before.current.has(n)) {
      if (left === 0) {
        isWaiting = true
        continue
      }
      left -= 1
    }
    filled.add(n)
  }
  useLayoutEffect(() => {
    before.current = filled
  })
  useEffect(() => {
    if (!isWaiting) return
    const frame = requestAnimationFrame(drawMore)
    return () => cancelAnimationFrame(frame)
  })
  return filled
}
