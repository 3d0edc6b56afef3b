// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
import './grid.css'
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { MeantBox } from '../meant/meant-box.tsx'
import { useMeant, type WrongCell } from '../meant/use-meant.ts'
import { useKeptValue } from '../rows/kept-value.ts'
import { CellEditor, type EditorMove } from './cell-editor.tsx'
import { activeCellId } from './cell-slot.ts'
import { type Laid, type LaidColumn, laidOut, sideWidths } from './columns.ts'
import { GridHead } from './grid-head.tsx'
import type { GridProps } from './grid-props.ts'
import { bringIntoSight, headHeight, useRoom } from './grid-window.ts'
import type { KeptSelection } from './kept-selection.ts'
import { boxOf, Marks } from './marks.tsx'
import { rowHeight } from './row-slot.ts'
import { SeenRows } from './seen-rows.tsx'
import { at, blockOf, isSamePlace, type Place, type Selection, stepped } from './selection.ts'
import { useGridDeeds } from './use-grid-deeds.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridPresses } from './use-grid-presses.ts'

type Editing = { place: Place; n: number; column: LaidColumn; text: string; isReplacing: boolean }

/** The rows as a spreadsheet: only those in sight are drawn, and the whole keyboard works. */
export function Grid(props: GridProps) {
  const { upload, view, store, columns, changes, selection } = props
  const t = useTranslations('bulkTable.grid')
  const names = useTranslations('bulk.fields')
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const laid = useMemo(() => laidOut(columns, room), [columns, room])
  const [editing, setEditing] = useState<Editing>()
  const wrong = useWrongCell(props, laid)
  const meant = useMeant(upload.id, editing ? undefined : wrong, changes)
  const deeds = useGridDeeds({ view, store, laid, changes, selection })
  useFollowed(scroller, laid, selection)

  const edit = (text: string | undefined) => {
    const { active: place } = selection.now()
    const n = view.numberAt(place.row)
    const column = laid.columns[place.column]
    if (n === undefined || !column) return
    const known = deeds.sheet.textAt(n, column.field) ?? ''
    setEditing({ place, n, column, text: text ?? known, isReplacing: text !== undefined })
  }
  const finish = ({ n, column: { field } }: Editing, text: string | undefined, move: EditorMove) => {
    setEditing(undefined)
    if (move !== 'stay') scroller.current?.focus({ preventScroll: true })
    if (text === undefined) return
    if (text !== deeds.sheet.textAt(n, field)) void changes.write([{ n, cells: { [field]: text } }])
    if (move === 'stay' || move === 'none') return
    const bounds = { rows: view.count, columns: laid.columns.length + 1, rowsOnPage: 1 }
    selection.set(movedOn(selection.now(), move, bounds))
  }
  const press = useGridPresses({ ...props, laid, meant, deeds, edit, scroller })
  const pointer = useGridPointer({ ...props, scroller, edit })

  return (
    <div
      ref={scroller}
      className="bulk-grid"
      role="grid"
      tabIndex={0}
      aria-label={t('label')}
      aria-rowcount={view.count + 1}
      aria-colcount={laid.columns.length + 3}
      aria-activedescendant={activeCellId}
      aria-multiselectable="true"
      onKeyDown={press}
      onCopy={deeds.copy}
      onCut={deeds.cut}
      onPaste={deeds.paste}
    >
      <div
        className="bulk-grid__canvas"
        style={{ width: laid.width, height: headHeight + view.count * rowHeight }}
      >
        <GridHead laid={laid} onColumn={props.onColumn} onColumns={props.onColumns} />
        <div className="bulk-grid__rows" role="rowgroup" {...pointer}>
          <SeenRows
            {...{ scroller, view, store, laid, selection }}
            preview={meant.preview}
            onSeen={props.onSeen}
          />
          <Marks laid={laid} selection={selection} />
          {editing && (
            <CellEditor
              key={`${editing.n} ${editing.column.field}`}
              label={t('write', { column: names(editing.column.field), n: String(editing.n) })}
              text={editing.text}
              isReplacing={editing.isReplacing}
              figures={editing.column.figures}
              style={boxOf(laid, blockOf(at(editing.place.row, editing.place.column)))}
              onDone={(text, move) => finish(editing, text, move)}
            />
          )}
          {meant.wrong && (
            <MeantBox
              meant={meant}
              changes={changes}
              duplicates={upload.duplicates}
              style={besideCell(scroller.current, laid, selection.now().active)}
            />
          )}
        </div>
      </div>
    </div>
  )
}

/** The cell where one has come to rest, when something is wrong in it that nobody is putting right. */
function useWrongCell({ view, store, selection }: GridProps, laid: Laid): WrongCell | undefined {
  const rest = useKeptValue(selection.rest)
  const n = rest && view.numberAt(rest.active.row)
  const field = rest && laid.columns[rest.active.column]?.field
  const look = () => {
    if (n === undefined || field === undefined || store.written(n)?.[field] !== undefined) return undefined
    return store.row(n)?.cells[field]
  }
  const cell = useSyncExternalStore(store.subscribe, look, look)
  return useMemo(
    () => (n !== undefined && field && (cell?.error || cell?.meant) ? { n, field, cell } : undefined),
    [n, field, cell],
  )
}

/**
 * Where one stands is in sight; not when one has scrolled away from it. It is brought there before anything is drawn: asked
 * after that, the browser would have to lay the table out twice.
 */
function useFollowed(scroller: RefObject<HTMLDivElement | null>, laid: Laid, selection: KeptSelection): void {
  const followed = useRef<Place>(selection.now().active)
  useEffect(() => {
    const follow = () => {
      const { active } = selection.now()
      if (!scroller.current || isSamePlace(followed.current, active)) return
      followed.current = active
      const column = laid.columns[active.column]
      const { left, width } = column ?? { left: laid.priceLeft, width: sideWidths.price }
      const covered = { left: sideWidths.number, right: column ? sideWidths.actions : 0 }
      bringIntoSight(scroller.current, { top: active.row * rowHeight, left, width }, covered)
    }
    follow()
    return selection.subscribe(follow)
  }, [scroller, laid, selection])
}

const boxWidth = 392
/** Enough for three choices; the box stands above its row where there is less below. */
const boxHeight = 320

function besideCell(scroller: HTMLElement | null, laid: Laid, { row, column }: Place) {
  const { left = 0, width = 0 } = laid.columns[column] ?? {}
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 800, clientWidth = 1200 } = scroller ?? {}
  const fits = left + width + 8 + boxWidth <= scrollLeft + clientWidth - 8
  const x = fits ? left + width + 6 : Math.max(scrollLeft + sideWidths.number + 8, left - boxWidth - 6)
  const below = scrollTop + clientHeight - headHeight - (row + 1) * rowHeight
  const above = row * rowHeight - scrollTop
  return below >= boxHeight || below >= above
    ? { left: x, top: (row + 1) * rowHeight + 4 }
    : { left: x, top: row * rowHeight - 4, transform: 'translateY(-100%)' }
}

const steps: Record<Exclude<EditorMove, 'none' | 'stay'>, readonly [down: number, right: number]> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
}

function movedOn(
  selection: Selection,
  move: Exclude<EditorMove, 'none' | 'stay'>,
  bounds: Parameters<typeof stepped>[1],
): Selection {
  const [down, right] = steps[move]
  return stepped(selection, bounds, down, right)
}
