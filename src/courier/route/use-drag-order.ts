import { type PointerEvent, useRef, useState } from 'react'
import { dragTarget, givesWay, type RowBox } from './drag-target.ts'

type Drag = {
  from: number
  to: number
  movedBy: number
  rows: readonly RowBox[]
  /** On the glass, and on the page. */
  heldAt: number
  startY: number
}

/** Near the edges of the glass the list moves along, for a finger that goes there. */
const edge = 96
const scrollStep = 14

function draggedTo(drag: Drag, { clientY }: PointerEvent): Drag {
  const movedBy = clientY + window.scrollY - drag.startY
  return { ...drag, movedBy, to: dragTarget(drag.rows, drag.from, movedBy) }
}

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
      const heldAt = event.clientY
      setDrag({ from: index, to: index, movedBy: 0, rows, heldAt, startY: heldAt + window.scrollY })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      const { clientY: finger } = event
      if (finger < Math.min(edge, drag.heldAt)) window.scrollBy(0, -scrollStep)
      else if (finger > Math.max(window.innerHeight - edge, drag.heldAt)) window.scrollBy(0, scrollStep)
      setDrag(draggedTo(drag, event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag) return
      setDrag(undefined)
      // Where the finger leaves, which may be further than what was drawn last.
      const { from, to } = draggedTo(drag, event)
      if (to !== from) onMove(from, to)
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
