import { type RefObject, useLayoutEffect, useState } from 'react'
import { rowHeight } from './row-slot.ts'

/** How high the head of the table is: it stays in sight, rows pass below it. */
export const headHeight = 62

/** What is in sight: rows by their places, and the strip of the table from left to right. */
export type GridWindow = Readonly<{
  /** Drawn, with some to spare. */
  first: number
  last: number
  /** Seen. */
  top: number
  bottom: number
  left: number
  right: number
}>

/** Rows that are drawn before they come into sight; the strip from side to side moves in steps. */
const spareRows = 5
const sideStep = 160

/** Always as many rows, so that one that leaves at the top can be used again at the bottom. */
export function windowOf({ scrollTop, scrollLeft, clientHeight, clientWidth }: HTMLElement): GridWindow {
  const top = Math.floor(scrollTop / rowHeight)
  const onPage = Math.ceil((clientHeight - headHeight) / rowHeight)
  const first = Math.max(0, top - spareRows)
  return {
    first,
    last: first + onPage + 2 * spareRows,
    top,
    bottom: top + onPage - 1,
    left: Math.floor(scrollLeft / sideStep) * sideStep,
    right: Math.ceil((scrollLeft + clientWidth) / sideStep) * sideStep,
  }
}

/** How wide the table is. */
export function useRoom(scroller: RefObject<HTMLDivElement | null>): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setRoom(element.clientWidth)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroller])
  return room
}

/** How many whole rows are in sight. */
export const rowsOnPage = (element: HTMLElement | null) =>
  element ? Math.floor((element.clientHeight - headHeight) / rowHeight) : 1

type Cell = { top: number; left: number; width: number }
type Covered = { left: number; right: number }

/** Scrolls as little as it takes for a cell to be seen; `covered` is what stands over the rows at both sides. */
export function bringIntoSight(element: HTMLElement, { top, left, width }: Cell, covered: Covered): void {
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = element
  const height = clientHeight - headHeight
  if (top < scrollTop) element.scrollTop = top
  else if (top + rowHeight > scrollTop + height) element.scrollTop = top + rowHeight - height
  const [from, to] = [scrollLeft + covered.left, scrollLeft + clientWidth - covered.right]
  if (left < from) element.scrollLeft = left - covered.left
  else if (left + width > to) element.scrollLeft = left + width - clientWidth + covered.right
}
