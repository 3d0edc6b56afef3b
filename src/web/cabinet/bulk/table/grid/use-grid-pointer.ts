import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { GridProps } from './grid-props.ts'
import { placeOfRow } from './row-slot.ts'
import { at, isSamePlace, type Place } from './selection.ts'

type Pointer = GridProps & {
  scroller: { current: HTMLDivElement | null }
  edit: (text: string | undefined) => void
}

/** What the pointer does: a press stands on a cell, dragging chooses, a second press writes. */
export function useGridPointer({ view, selection, onFix, onAside, scroller, edit }: Pointer) {
  const isDragging = useRef(false)
  const press = (event: PointerEvent) => {
    const target = event.target as HTMLElement
    if (event.button !== 0 || target.closest('.meant')) return
    const place = placeOf(target)
    const isButton = target.closest('[data-do]') !== null
    if (isButton) event.preventDefault()
    if (!place || event.pointerType !== 'mouse' || isButton) return
    isDragging.current = true
    selection.set({ active: place, anchor: event.shiftKey ? selection.now().anchor : place })
  }
  const drag = (event: PointerEvent) => {
    if (!isDragging.current) return
    if (event.buttons === 0) {
      isDragging.current = false
      return
    }
    const place = placeOf(event.target as HTMLElement)
    const { active, anchor } = selection.now()
    if (place && !isSamePlace(place, active)) selection.set({ active: place, anchor })
  }
  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const place = placeOf(target)
    if (!place || target.closest('.meant')) return
    const n = view.numberAt(place.row)
    const deed = target.closest<HTMLElement>('[data-do]')?.dataset.do
    scroller.current?.focus({ preventScroll: true })
    if (deed === 'fix' && n !== undefined) return onFix(n)
    if (deed === 'aside' && n !== undefined) return onAside([n])
    if ((event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse') return
    if (isSamePlace(place, selection.now().active)) edit(undefined)
    else selection.set(at(place.row, place.column))
  }
  return {
    onPointerDown: press,
    onPointerMove: drag,
    onClick: click,
    onDoubleClick: (event: MouseEvent) => {
      if (placeOf(event.target as HTMLElement)) edit(undefined)
    },
  }
}

function placeOf(target: HTMLElement): Place | undefined {
  const row = target.closest('.bulk-row')
  const column = target.closest<HTMLElement>('[data-column]')?.dataset.column
  return row === null || column === undefined ? undefined : { row: placeOfRow(row), column: Number(column) }
}
