import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import type { Preview } from './cell-look.ts'
import type { Laid } from './columns.ts'
import { createFrameRoom } from './frame-room.ts'
import { type GridWindow, windowOf } from './grid-window.ts'
import type { KeptSelection } from './kept-selection.ts'
import {
  createRowSlot,
  hasOnlyAnotherPreview,
  type RowContent,
  type RowPattern,
  type RowSlot,
  type Strip,
  setShown,
} from './row-slot.ts'

/** What the rows are drawn from. */
export type Scene = Readonly<{ view: RowView; laid: Laid; preview: Preview | undefined }>

type Table = Readonly<{
  scroller: HTMLElement
  holder: HTMLElement
  pattern: RowPattern
  store: RowStore
  selection: KeptSelection
  /** The first and the last row in sight, once nobody scrolls. */
  onSeen: (first: number, last: number) => void
}>

/** Rows on either side that are asked for before they are seen. */
const aheadRows = 60
/** Who scrolls does not read how far it is. */
const restMs = 120

/**
 * Draws the rows in sight, once a frame at most, by hand: where a frame has 16 ms on a slow machine, comparing a few hundred
 * cells to change the texts of some would take most of it.
 */
export function createRowPainter(table: Table) {
  const { scroller, holder, pattern, store, selection } = table
  const slots: RowSlot[] = []
  const stripOf = rememberedStrip()
  const look = lookingAround(table)
  const room = createFrameRoom()
  let latest: Scene | undefined
  let frame = 0

  function paint(): void {
    frame = 0
    if (latest) paintScene(latest)
  }

  function paintScene(scene: Scene): void {
    room.begin()
    const seen = windowOf(scroller)
    look(scene.view, seen)
    const size = seen.last - seen.first + 1
    while (slots.length < size) slots.push(createRowSlot(pattern))
    if (holder.childElementCount !== size)
      holder.replaceChildren(...slots.slice(0, size).map((slot) => slot.element))
    const { active } = selection.now()
    const strip = stripOf(scene.laid, seen)
    const shown = inOrderOfNeed(seen, active.row).flatMap((place) => standing(slots, scene.view, place, size))
    for (const { isMoved } of shown) if (isMoved) room.take('moved')
    let isFilled = false
    let isWaiting = false
    for (const { slot, place, n } of shown) {
      const isActive = place === active.row
      const mayFill = isActive || !isFilled || room.hasMore()
      const done = fillSlot(slot, n, strip, isActive ? undefined : scene.preview, mayFill)
      if (done === 'filled') {
        isFilled = true
        room.take('filled')
      } else if (done === 'waiting') isWaiting = true
      slot.activate(isActive ? active.column : undefined)
    }
    room.end(isWaiting)
    if (isWaiting) later()
  }

  function fillSlot(slot: RowSlot, n: number, strip: Strip, preview: Preview | undefined, mayFill: boolean) {
    const row = store.row(n)
    if (!row) return slot.wait()
    const before = slot.content()
    const next: RowContent = { row, written: store.written(n), preview, strip }
    const isSameButPreview = hasOnlyAnotherPreview(before, next)
    if (!isSameButPreview && !mayFill) {
      // What it says of the same row is old, and better than nothing.
      if (before?.row.n !== n) slot.wait()
      return 'waiting'
    }
    if (!isSameButPreview || before?.preview !== preview) slot.fill(next)
    slot.tell(store.isMended(n))
    return isSameButPreview ? undefined : 'filled'
  }

  const later = () => {
    frame ||= requestAnimationFrame(paint)
  }
  const watch = new ResizeObserver(later)
  watch.observe(scroller)
  scroller.addEventListener('scroll', later, { passive: true })
  const leaving = [store.subscribe(later), selection.subscribe(later)]

  return {
    /** What is to be drawn has changed. */
    show: (next: Scene) => {
      latest = next
      later()
    },
    leave: () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      scroller.removeEventListener('scroll', later)
      for (const leave of leaving) leave()
      look.leave()
      room.leave()
      holder.replaceChildren()
    },
  }
}

/** The row that stands at a place from now on; none beyond the last. */
function standing(slots: readonly RowSlot[], view: RowView, place: number, size: number) {
  const slot = slots[place % size]
  const n = view.numberAt(place)
  if (!slot) return []
  setShown(slot.element, n !== undefined)
  if (n === undefined) return []
  return [{ slot, place, n, isMoved: slot.stand(place, n) }]
}

/** Where one stands, then what is in sight, then what comes into sight next. */
function inOrderOfNeed({ first, last, top, bottom }: GridWindow, active: number): number[] {
  const places: number[] = []
  if (active >= first && active <= last) places.push(active)
  const add = (from: number, to: number) => {
    for (let place = from; place <= to; place += 1) if (place !== active) places.push(place)
  }
  add(top, Math.min(bottom + 1, last))
  add(bottom + 2, last)
  add(first, top - 1)
  return places
}

/** The same object as long as nothing moves from side to side. */
function rememberedStrip() {
  let strip: Strip | undefined
  return (laid: Laid, { left, right }: GridWindow): Strip => {
    const from = Math.max(
      0,
      laid.columns.findIndex((column) => column.left + column.width > left),
    )
    const beyond = laid.columns.findIndex((column) => column.left > right)
    const to = beyond === -1 ? laid.columns.length : beyond
    if (strip?.laid !== laid || strip.from !== from || strip.to !== to) strip = { laid, from, to }
    return strip
  }
}

/** Asks for the rows in sight and those that come next; tells how far it is once nobody scrolls. */
function lookingAround({ store, onSeen }: Table) {
  let before: { view: RowView; seen: GridWindow } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (view: RowView, seen: GridWindow) => {
    if (before?.view === view && before.seen.top === seen.top && before.seen.last === seen.last) return
    before = { view, seen }
    store.want(view.numbersIn(seen.first - aheadRows, seen.last + aheadRows))
    clearTimeout(timer)
    timer = setTimeout(onSeen, restMs, seen.top, seen.bottom)
  }
  return Object.assign(look, { leave: () => clearTimeout(timer) })
}
