// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import './grid.css'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MeantBox } from '../meant/meant-box.tsx'
import { useMeant } from '../meant/use-meant.ts'
import { useRowStore } from '../rows/use-rows.ts'
import { CellEditor, type EditorMove } from './cell-editor.tsx'
import { type Laid, laidOut, sideWidths } from './columns.ts'
import { GridHead } from './grid-head.tsx'
import type { GridProps } from './grid-props.ts'
import { activeCellId, rowHeight } from './grid-row.tsx'
import { SeenRows } from './seen-rows.tsx'
import { at, type Block, blockOf, isOneCell, type Place, type Selection, stepped } from './selection.ts'
import { useGridDeeds } from './use-grid-deeds.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridPresses } from './use-grid-presses.ts'
import { bringIntoSight, headHeight, useRoom } from './use-grid-window.ts'

type Editing = { text: string; isReplacing: boolean }

/** The rows as a spreadsheet: only those in sight are drawn, and the whole keyboard works. */
export function Grid(props: GridProps) {
  const { upload, view, store, columns, changes, selection } = props
  const t = useTranslations('bulkTable.grid')
  const names = useTranslations('bulk.fields')
  useRowStore(store)
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const laid = useMemo(() => laidOut(columns, room), [columns, room])
  const [editing, setEditing] = useState<Editing>()
  const { active } = selection
  const n = view.numberAt(active.row)
  const column = laid.columns[active.column]
  const field = column?.field
  const cell = n === undefined || field === undefined ? undefined : store.row(n)?.cells[field]
  const isWaiting = n !== undefined && field !== undefined && store.written(n)?.[field] !== undefined
  const wrong = useMemo(
    () => (n !== undefined && field && cell?.error && !isWaiting ? { n, field, cell } : undefined),
    [n, field, cell, isWaiting],
  )
  const meant = useMeant(upload.id, editing ? undefined : wrong, changes)
  const deeds = useGridDeeds({ view, store, laid, changes, selection })

  const onSelect = useFollowed(scroller, laid, props)

  const edit = (text: string | undefined) => {
    if (n === undefined || field === undefined) return
    setEditing({ text: text ?? deeds.sheet.textAt(n, field) ?? '', isReplacing: text !== undefined })
  }
  const finish = (text: string | undefined, move: EditorMove) => {
    setEditing(undefined)
    if (move !== 'stay') scroller.current?.focus()
    if (n === undefined || field === undefined || text === undefined) return
    if (text !== deeds.sheet.textAt(n, field)) void changes.write([{ n, cells: { [field]: text } }])
    if (move === 'stay' || move === 'none') return
    onSelect(movedOn(selection, move, { rows: view.count, columns: laid.columns.length + 1, rowsOnPage: 1 }))
  }
  const press = useGridPresses({ ...props, onSelect, laid, meant, deeds, edit, scroller })
  const pointer = useGridPointer({ ...props, onSelect, scroller, edit })

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
            {...{ scroller, view, store, laid, active }}
            preview={meant.preview}
            onSeen={props.onSeen}
          />
          <Marks laid={laid} selection={selection} />
          {editing && column && n !== undefined && (
            <CellEditor
              key={`${n} ${field}`}
              label={t('write', { column: names(column.field), n: String(n) })}
              {...editing}
              figures={column.figures}
              style={styleOf(laid, blockOf(at(active.row, active.column)))}
              onDone={finish}
            />
          )}
          <MeantBox
            meant={meant}
            changes={changes}
            duplicates={upload.duplicates}
            style={besideCell(scroller.current, laid, active)}
          />
        </div>
      </div>
    </div>
  )
}

/**
 * Where one stands is in sight; not when one has scrolled away from it. It is brought there before anything is drawn: asked
 * after that, the browser would have to lay the table out twice.
 */
function useFollowed(
  scroller: { current: HTMLDivElement | null },
  laid: Laid,
  { selection: { active }, onSelect }: GridProps,
): (selection: Selection) => void {
  const followed = useRef<Place>(active)
  const follow = (place: Place) => {
    if (followed.current === place || !scroller.current) return
    followed.current = place
    const column = laid.columns[place.column]
    const { left, width } = column ?? { left: laid.priceLeft, width: sideWidths.price }
    const covered = { left: sideWidths.number, right: column ? sideWidths.actions : 0 }
    bringIntoSight(scroller.current, { top: place.row * rowHeight, left, width }, covered)
  }
  useLayoutEffect(() => follow(active))
  return (next) => {
    follow(next.active)
    onSelect(next)
  }
}

/** Where one stands, and what is chosen from there. */
function Marks({ laid, selection }: { laid: Laid; selection: Selection }) {
  const { active } = selection
  return (
    <>
      {!isOneCell(selection) && (
        <div className="bulk-grid__chosen" style={styleOf(laid, blockOf(selection))} />
      )}
      {active.column < laid.columns.length && (
        <div className="bulk-grid__active" style={styleOf(laid, blockOf(at(active.row, active.column)))} />
      )}
    </>
  )
}

function styleOf(laid: Laid, { top, bottom, left, right }: Block) {
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
