import type { CellLook } from './cell-look.ts'
import type { LaidColumn } from './columns.ts'

export const activeCellId = 'bulk-active-cell'

/** Only what differs is told to the browser: it works out anew whatever it is told, also the same once more. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Whether one stands in this cell. */
export function setActive(element: Element, isActive: boolean): void {
  setAttribute(element, 'id', isActive ? activeCellId : undefined)
  setAttribute(element, 'aria-selected', isActive ? 'true' : undefined)
}

/** About as wide as a letter is: what needs more room than a line has stands on two. */
const letterWidth = 7.4

export type CellSlot = ReturnType<typeof createCellSlot>

/** A cell of a row that is used again and again, for other rows and other columns. */
export function createCellSlot(pattern: Element) {
  const element = pattern.cloneNode(true) as HTMLElement
  const [line, under] = [...element.children] as [HTMLElement, HTMLElement]
  const text = line.appendChild(document.createTextNode(''))
  const underText = under.appendChild(document.createTextNode(''))
  let shown: CellLook = { text: '' }
  let placed: LaidColumn | undefined
  let name = element.className

  function dress({ text: said, under: told, state }: CellLook, { width, figures }: LaidColumn): void {
    const isLong = told === undefined && said.length * letterWidth > width - 16
    const next = isLong ? 'bulk-cell bulk-cell--long' : figures ? 'bulk-cell bulk-cell--figures' : 'bulk-cell'
    if (next !== name) {
      name = next
      element.className = next
    }
    if (state === shown.state) return
    setAttribute(element, 'data-state', state)
    setAttribute(element, 'aria-invalid', state === 'error' ? 'true' : undefined)
  }

  return {
    element,
    stand: (column: LaidColumn, index: number) => {
      if (placed === column) return
      placed = column
      element.dataset.column = String(index)
      element.style.left = `${column.left}px`
      element.style.width = `${column.width}px`
    },
    /** `title`: what cannot be read in the cell itself. */
    show: (look: CellLook, column: LaidColumn, title: string | undefined) => {
      dress(look, column)
      const said = look.text || (look.under === undefined ? '' : '—')
      if (text.data !== said) text.data = said
      if (look.under !== shown.under) {
        under.hidden = look.under === undefined
        underText.data = look.under ?? ''
      }
      setAttribute(element, 'title', title)
      shown = look
    },
  }
}
