import type { KeyboardEvent } from 'react'
import { type Field, figureFields } from '#modules/bulk/domain/fields.ts'
import type { Meant } from '../meant/use-meant.ts'
import type { Laid } from './columns.ts'
import type { GridProps } from './grid-props.ts'
import { rowsOnPage } from './grid-window.ts'
import { blockOf, isSamePlace, walked } from './selection.ts'
import type { useGridDeeds } from './use-grid-deeds.ts'

type Presses = GridProps & {
  laid: Laid
  meant: Meant
  deeds: ReturnType<typeof useGridDeeds>
  edit: (text: string | undefined) => void
  scroller: { current: HTMLDivElement | null }
}

/** What keys do in the table when nothing is being written. */
export function useGridPresses(table: Presses) {
  const { view, laid, selection, meant, deeds, edit, changes } = table
  const numberHere = () => view.numberAt(selection.now().active.row)
  const isAtActions = () => selection.now().active.column === laid.columns.length
  const chosenRows = () => {
    const { top, bottom } = blockOf(selection.now())
    return view.numbersIn(top, bottom)
  }

  const withCtrl: Partial<Record<string, () => void>> = {
    KeyZ: () => void changes.undo(),
    KeyD: () => void deeds.fillDown(),
    KeyA: () =>
      selection.set({
        active: { row: 0, column: 0 },
        anchor: { row: view.count - 1, column: laid.columns.length - 1 },
      }),
  }
  const alone: Partial<Record<string, (shift: boolean) => void>> = {
    F8: table.onNextError,
    F2: () => edit(undefined),
    Enter: (shift) => {
      const n = numberHere()
      if (isAtActions() && n !== undefined) table.onFix(n)
      else if (!meant.wrong || meant.options.length === 0) edit(undefined)
      else if (shift || meant.rows <= 1) meant.forOne()
      else meant.forAll()
    },
    Delete: () => (isAtActions() ? table.onAside(chosenRows()) : void deeds.clear()),
    Backspace: () => (isAtActions() ? undefined : void deeds.clear()),
    Escape: () => (meant.wrong ? meant.close() : table.onLeave()),
  }

  return (event: KeyboardEvent) => {
    const { key, code, shiftKey: shift, altKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    if (altKey) return
    const bounds = {
      rows: view.count,
      columns: laid.columns.length + 1,
      rowsOnPage: rowsOnPage(table.scroller.current),
    }
    const walkedTo = walked(selection.now(), { key, ctrl, shift }, bounds)
    const isStuck = walkedTo && key === 'Tab' && isSamePlace(walkedTo.active, selection.now().active)
    // Beyond the last cell Tab leaves the table.
    if (isStuck) return
    const deed = ctrl ? withCtrl[code] : alone[key]
    const option = meant.wrong && !ctrl && !isWrittenWithDigits(meant.wrong.field) ? Number(key) - 1 : -1
    if (walkedTo) selection.set(walkedTo)
    else if (deed) deed(shift)
    else if (meant.options[option]) meant.choose(option)
    else if (!ctrl && key.length === 1) edit(key)
    else return
    event.preventDefault()
  }
}

const isWrittenWithDigits = (field: Field) => figureFields.includes(field) || field.includes('phone')
