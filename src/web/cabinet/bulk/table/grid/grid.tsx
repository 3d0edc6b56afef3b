// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
import './grid.css'
import {
  type CSSProperties,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslations } from 'use-intl'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { MeantBox } from '../meant/meant-box.tsx'
import { useMeant, type WrongCell } from '../meant/use-meant.ts'
import { createKeptValue, type KeptValue, subscribeToAll } from '../rows/kept-value.ts'
import type { RowStore } from '../rows/row-store.ts'
import type { RowView } from '../rows/row-view.ts'
import { CellEditor, type EditorMove, type Writing } from './cell-editor.tsx'
import { activeCellId } from './cell-slot.ts'
import { type Laid, laidOut, sideWidths } from './columns.ts'
import { GridHead } from './grid-head.tsx'
import type { GridProps } from './grid-props.ts'
import { bringIntoSight, headHeight, useRoom } from './grid-window.ts'
import type { KeptSelection } from './kept-selection.ts'
import { Marks } from './marks.tsx'
import { rowHeight } from './row-slot.ts'
import { SeenRows } from './seen-rows.tsx'
import { type Place, type Selection, stepped } from './selection.ts'
import { useGridDeeds } from './use-grid-deeds.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import { useGridPresses } from './use-grid-presses.ts'

/** The rows as a spreadsheet: only those in sight are drawn, and the whole keyboard works. */
export const Grid = memo(function Grid(props: GridProps) {
  const { id, view, store, columns, changes, selection } = props
  const t = useTranslations('bulkTable.grid')
  const names = useTranslations('bulk.fields')
  const scroller = useRef<HTMLDivElement>(null)
  const room = useRoom(scroller)
  const laid = useMemo(() => laidOut(columns, room), [columns, room])
  const [writing] = useState(() => createKeptValue<Writing | undefined>(undefined))
  const meant = useMeant(id, useWrongCell(props, laid, writing), changes)
  const deeds = useGridDeeds({ view, store, laid, changes, selection })
  const follow = useFollowed(scroller, laid, selection)
  useFirstLook(scroller, view, room > 0, follow)

  const edit = (text: string | undefined) => {
    const { active: place } = selection.now()
    const n = view.numberAt(place.row)
    const field = laid.columns[place.column]?.field
    if (n === undefined || !field) return
    follow()
    const known = deeds.sheet.textAt(n, field) ?? ''
    const label = t('write', { column: names(field), n: String(n) })
    writing.set({ place, n, field, label, text: text ?? known, isReplacing: text !== undefined })
  }
  // In this order: one goes on and has the focus before anything changes, which the browser would have to lay out for both.
  const finish = ({ n, field }: Writing, text: string | undefined, move: EditorMove) => {
    if (text !== undefined && move !== 'stay' && move !== 'none') {
      const bounds = { rows: view.count, columns: laid.columns.length + 1, rowsOnPage: 1 }
      selection.set(movedOn(selection.now(), move, bounds))
    }
    if (move !== 'stay') scroller.current?.focus({ preventScroll: true })
    writing.set(undefined)
    if (text !== undefined && text !== deeds.sheet.textAt(n, field))
      void changes.write([{ n, cells: { [field]: text } }])
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
          <CellEditor writing={writing} laid={laid} onDone={finish} />
          {meant.wrong && (
            <MeantBox
              meant={meant}
              changes={changes}
              duplicates={props.duplicates}
              style={besideCell(scroller.current, laid, selection.now().active)}
            />
          )}
        </div>
      </div>
    </div>
  )
})

/** The cell where one has come to rest, when something is wrong in it that nobody is putting right. */
function useWrongCell(
  { view, store, selection }: GridProps,
  laid: Laid,
  writing: KeptValue<Writing | undefined>,
): WrongCell | undefined {
  const before = useRef<WrongCell>(undefined)
  const subscribe = useMemo(() => subscribeToAll(store, selection.rest, writing), [store, selection, writing])
  // The same object as long as it is the same cell: most steps lead from one that is right to another.
  const look = () => {
    const place = writing.now() ? undefined : selection.rest.now()?.active
    const next = place && wrongCell(store, view.numberAt(place.row), laid.columns[place.column]?.field)
    const { n, field, cell } = before.current ?? {}
    if (next?.n !== n || next?.field !== field || next?.cell !== cell) before.current = next
    return before.current
  }
  return useSyncExternalStore(subscribe, look, look)
}

function wrongCell(store: RowStore, n: number | undefined, field: Field | undefined): WrongCell | undefined {
  if (n === undefined || field === undefined || store.written(n)?.[field] !== undefined) return undefined
  const cell = store.row(n)?.cells[field]
  return cell && (cell.error || cell.meant) ? { n, field, cell } : undefined
}

/**
 * Where one goes is in sight; not when one has scrolled away from it. It is brought there before anything is drawn: asked
 * after that, the browser would have to lay the table out twice.
 */
function useFollowed(scroller: RefObject<HTMLDivElement | null>, laid: Laid, selection: KeptSelection) {
  const follow = useCallback(() => {
    const { active } = selection.now()
    if (!scroller.current) return
    const column = laid.columns[active.column]
    // What can be done with a row is always in sight.
    const { left, width } = column ?? { left: scroller.current.scrollLeft + sideWidths.number, width: 0 }
    const covered = { left: sideWidths.number, right: sideWidths.price + sideWidths.actions }
    bringIntoSight(scroller.current, { top: active.row * rowHeight, left, width }, covered)
  }, [scroller, laid, selection])
  useEffect(() => selection.subscribe(follow), [selection, follow])
  return follow
}

/** Where one stands among other rows is in sight from the beginning, and its keys work where nothing else has them. */
function useFirstLook(
  scroller: RefObject<HTMLDivElement | null>,
  view: RowView,
  isLaid: boolean,
  follow: () => void,
): void {
  const look = useEffectEvent(() => {
    follow()
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are looked at anew
  useEffect(() => {
    if (isLaid) look()
  }, [isLaid, view])
}

const boxWidth = 392
/** Enough for three choices. */
const boxHeight = 320

/** Beside its cell and below its row; where there is less room below, as low as the table goes. */
function besideCell(scroller: HTMLElement | null, laid: Laid, { row, column }: Place): CSSProperties {
  const { left = 0, width = 0 } = laid.columns[column] ?? {}
  const { scrollTop = 0, scrollLeft = 0, clientHeight = 800, clientWidth = 1200 } = scroller ?? {}
  const fits = left + width + 8 + boxWidth <= scrollLeft + clientWidth - 8
  const x = fits ? left + width + 6 : Math.max(scrollLeft + sideWidths.number + 8, left - boxWidth - 6)
  const end = scrollTop + clientHeight - headHeight
  const below = (row + 1) * rowHeight
  const maxHeight = clientHeight - headHeight - 16
  return end - below >= boxHeight
    ? { left: x, top: below + 4, maxHeight }
    : { left: x, top: end - 8, maxHeight, transform: 'translateY(-100%)' }
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
