import { type PointerEvent, useRef, useState } from 'react'
import { dragTarget, givesWay, type RowBox } from './drag-target.ts'

type Drag = { from: number; to: number; movedBy: number; rows: readonly RowBox[]; startY: number }

/** Near the edges of the glass the list moves along. */
const edge = 96
const scrollStep = 14

/** Rows of a list that are dragged by their grips. `onMove` hears of it when the finger has left. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const [drag, setDrag] = useState<Drag>()

  const grip = (index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = Array.from(list.current?.children ?? [], (row) => {
        const { top, height } = row.getBoundingClientRect()
        return { top: top + window.scrollY, height }
      })
      setDrag({ from: index, to: index, movedBy: 0, rows, startY: event.clientY + window.scrollY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      if (event.clientY < edge) window.scrollBy(0, -scrollStep)
      else if (event.clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep)
      const movedBy = event.clientY + window.scrollY - drag.startY
      setDrag({ ...drag, movedBy, to: dragTarget(drag.rows, drag.from, movedBy) })
    },
    onPointerUp() {
      setDrag(undefined)
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to)
    },
    onPointerCancel: () => setDrag(undefined),
  })
  const row = (index: number) => {
    if (!drag) return {}
    const isDragged = index === drag.from
    const by = isDragged ? drag.movedBy : givesWay(drag.rows, drag.from, drag.to, index)
    return { 'data-dragged': isDragged || undefined, style: { transform: `translateY(${by}px)` } }
  }
  return { list, grip, row }
}
