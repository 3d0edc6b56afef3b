import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { formatter } from '#platform/i18n/format.ts'
import { hasError, type Written } from '../rows/row-store.ts'
import { cellLook, type Preview, withLandmark } from './cell-look.ts'
import { type CellSlot, createCellSlot, setActive, setAttribute } from './cell-slot.ts'
import type { Laid, LaidColumn } from './columns.ts'

export const rowHeight = 48

/** Rows are counted from 1 for those who listen, and the head is the first. */
const headRows = 2
/** Where a row stands among those shown, by its element. */
export const placeOfRow = (element: Element) => Number(element.getAttribute('aria-rowindex')) - headRows

/** Elements that rows and their cells are copied from, and what rows need to know of the language. */
export type RowPattern = Readonly<{
  row: Element
  cell: Element
  /** How a cell was written that we have read otherwise. */
  was: (text: string) => string
  format: ReturnType<typeof formatter>
}>

/** Which columns are in sight, from the first to before the last. */
export type Strip = Readonly<{ laid: Laid; from: number; to: number }>

/** What stands in the cells of a row. */
export type RowContent = Readonly<{
  row: RowAnswer
  written: Written | undefined
  preview: Preview | undefined
  strip: Strip
}>

/** A correction is looked at: only the cells that it could change are looked at with it. */
export const hasOnlyAnotherPreview = (one: RowContent | undefined, other: RowContent) =>
  one?.row === other.row && one.written === other.written && one.strip === other.strip

export function setShown(element: HTMLElement, isShown: boolean): void {
  if (element.hidden === isShown) element.hidden = !isShown
}

export type RowSlot = ReturnType<typeof createRowSlot>

/** A row on the screen: what leaves at the top is used again at the bottom, its cells stay and change their texts. */
export function createRowSlot(pattern: RowPattern) {
  const element = pattern.row.cloneNode(true) as HTMLElement
  const [number, holder, price, actions] = [...element.children] as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ]
  const deeds = actions.lastElementChild as HTMLElement
  const numberText = number.appendChild(document.createTextNode(''))
  const priceText = price.appendChild(document.createTextNode(''))
  let cells: readonly CellSlot[] = []
  let content: RowContent | undefined
  let place = -1
  let n = -1
  let activeColumn: number | undefined

  /** As many cells as columns are in sight. */
  function lay({ laid, from, to }: Strip): void {
    const columns = laid.columns.slice(from, to)
    if (cells.length !== columns.length) {
      cells = columns.map((_, index) => cells[index] ?? createCellSlot(pattern.cell))
      holder.replaceChildren(...cells.map((cell) => cell.element))
    }
    for (const [index, column] of columns.entries()) cells[index]?.stand(column, from + index)
    setAttribute(actions, 'data-column', String(laid.columns.length))
  }

  function fill(next: RowContent): void {
    const { laid, from } = next.strip
    const before = content
    const isPreviewAlone = hasOnlyAnotherPreview(before, next)
    if (before?.strip !== next.strip) lay(next.strip)
    for (const [index, cell] of cells.entries()) {
      const column = laid.columns[from + index]
      if (
        !column ||
        (isPreviewAlone && ![before?.preview?.field, next.preview?.field].includes(column.field))
      )
        continue
      fillCell(pattern, cell, column, next)
    }
    const cost = next.row.price === null ? '—' : pattern.format.number(next.row.price)
    if (priceText.data !== cost) priceText.data = cost
    content = next
  }

  function activate(next: number | undefined): void {
    const strip = content?.strip
    for (const [index, cell] of cells.entries()) setActive(cell.element, next === (strip?.from ?? 0) + index)
    const isAtActions = next !== undefined && next === strip?.laid.columns.length
    setActive(actions, isAtActions)
    actions.classList.toggle('bulk-row__actions--active', isAtActions)
    if ((next === undefined) !== (activeColumn === undefined))
      element.classList.toggle('bulk-row--active', next !== undefined)
    activeColumn = next
  }

  return {
    element,
    /** What stands in its cells, seen or not. */
    content: () => content,
    /** Whether it has moved. */
    stand: (nextPlace: number, nextN: number): boolean => {
      const isMoved = place !== nextPlace || n !== nextN
      if (place !== nextPlace) {
        place = nextPlace
        element.style.transform = `translateY(${place * rowHeight}px)`
        element.setAttribute('aria-rowindex', String(place + headRows))
      }
      if (n !== nextN) {
        n = nextN
        numberText.data = String(n)
      }
      return isMoved
    },
    /** Without its data a row that is used again keeps its old cells, unseen: taking them out costs more than a frame has. */
    wait: () => setAttribute(element, 'data-coming', ''),
    fill,
    tell: (isMended: boolean) => {
      const state = isMended ? 'mended' : content && hasError(content.row) ? 'wrong' : undefined
      setAttribute(element, 'data-state', state)
      setAttribute(element, 'data-coming', undefined)
      setAttribute(deeds, 'aria-hidden', state === 'wrong' || activeColumn !== undefined ? undefined : 'true')
    },
    activate: (next: number | undefined) => {
      if (next !== undefined || activeColumn !== undefined) activate(next)
    },
  }
}

function fillCell(pattern: RowPattern, cell: CellSlot, column: LaidColumn, content: RowContent): void {
  const { row, written, preview, strip } = content
  const { field } = column
  const own = cellLook(field, row.cells[field], written?.[field], preview, pattern.format)
  const look = field === 'to_street' && !strip.laid.hasLandmarks ? withLandmark(own, row) : own
  const title = look.state === 'repaired' ? pattern.was(row.cells[field]?.text ?? '') : undefined
  cell.show(look, column, title)
}
