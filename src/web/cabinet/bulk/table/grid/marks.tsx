import { useLayoutEffect, useRef } from 'react'
import type { Laid } from './columns.ts'
import type { KeptSelection } from './kept-selection.ts'
import { rowHeight, setShown } from './row-slot.ts'
import { at, type Block, blockOf, isOneCell } from './selection.ts'

/** Where one stands, and what is chosen from there. They follow every step, without anything being drawn again. */
export function Marks({ laid, selection }: { laid: Laid; selection: KeptSelection }) {
  const chosen = useRef<HTMLDivElement>(null)
  const active = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const follow = () => {
      const now = selection.now()
      const { row, column } = now.active
      mark(chosen.current, isOneCell(now) ? undefined : boxOf(laid, blockOf(now)))
      mark(active.current, column < laid.columns.length ? boxOf(laid, blockOf(at(row, column))) : undefined)
    }
    follow()
    // With the rows, before the frame is shown: drawn at once, the browser would lay the table out for whoever asks next.
    let frame = 0
    const leave = selection.subscribe(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
    })
    return () => {
      cancelAnimationFrame(frame)
      leave()
    }
  }, [laid, selection])
  return (
    <>
      <div className="bulk-grid__chosen" ref={chosen} />
      <div className="bulk-grid__active" ref={active} />
    </>
  )
}

type Box = Readonly<{ left: number; top: number; width: number; height: number }>

function mark(element: HTMLElement | null, box: Box | undefined): void {
  if (!element) return
  setShown(element, box !== undefined)
  if (!box) return
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** Where cells stand on the canvas. */
export function boxOf(laid: Laid, { top, bottom, left, right }: Block): Box {
  const first = laid.columns[left]
  const last = laid.columns[Math.min(right, laid.columns.length - 1)]
  const x = first?.left ?? 0
  return {
    left: x,
    top: top * rowHeight,
    width: (last ? last.left + last.width : x) - x,
    height: (bottom - top + 1) * rowHeight,
  }
}
