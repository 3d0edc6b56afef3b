import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { cellsIn, type PackedRow } from '#platform/sheets/packed-rows.ts'
import type { Table } from '#platform/sheets/table.ts'
import { findLayout, isSettled, type Layout, type RememberedHeaders } from '../domain/headers.ts'
import { hasTurn, saveColumns, type Upload } from '../uploads/upload.repo.ts'
import { fillTable, TurnLost } from './fill-table.service.ts'
import { growingRows } from './growing-rows.ts'
import { keepRaw } from './keep-raw.service.ts'

type Deps = { db: Db; clock: Clock }

/** Headers are looked for, and columns guessed, in fewer rows than these. */
const ENOUGH_ROWS = 500
/** That a sheet has more of them makes no difference to what it is. */
const ROWS_LOOKED_AT = 1_000

type PackedTable = Table<PackedRow>

const layoutIn = (tables: readonly PackedTable[], known: RememberedHeaders) =>
  findLayout(
    tables.map(({ name, rows }) => ({ name, rows: rows.slice(0, ROWS_LOOKED_AT).map(cellsIn) })),
    known,
  )

type Begun = { layout: Layout; rows: ReturnType<typeof growingRows>; done: Promise<void> }

/**
 * Fills the table while the file is still read, as soon as the first rows tell beyond doubt what the columns are. Should
 * the rest of the file say otherwise, what was written is as good as the work of a job that was killed.
 */
export function earlyTable(deps: Deps, upload: Upload, known: RememberedHeaders) {
  let begun: Begun | undefined
  let isTried = false
  let share = 0

  function begin(layout: Layout, table: PackedTable): Begun {
    const rows = growingRows()
    const first = layout.headerRow ?? 0
    // Half of the way is reading, the other half is what of the read rows is in the table.
    const progress = (filled: number) =>
      (share * (1 + filled / Math.max(1, filled, rows.count() - first))) / 2
    const done = fill({ slices: rows.slices(first), progress, take: rows.take }, layout, table)
    // Whoever ends it hears of it.
    done.catch(() => undefined)
    rows.show(table.rows)
    return { layout, rows, done }
  }

  type Rows = Pick<Parameters<typeof fillTable>[2], 'slices' | 'progress'> & {
    take: Parameters<typeof keepRaw>[2]
  }

  async function fill(
    { take, ...source }: Rows,
    { columns, headerRow }: Layout,
    table: PackedTable,
  ): Promise<void> {
    await deps.db.transaction(async (tx) => {
      if (!(await hasTurn(tx, upload))) throw new TurnLost()
      await saveColumns(tx, upload.id, { columns, headerRow, sheet: table.name })
    })
    const kept = keepRaw(deps.db, upload, take)
    kept.catch(() => undefined)
    await fillTable(deps, { ...upload, columns }, { ...source, kept })
  }

  return {
    hasBegun: () => begun !== undefined,
    noteShare: (read: number) => {
      share = Math.min(1, read)
    },
    /** What was read so far. */
    look(tables: readonly PackedTable[]): void {
      const [table] = tables
      if (begun && table) begun.rows.show(table.rows)
      if (isTried || !table || table.rows.length < ENOUGH_ROWS) return
      isTried = true
      const layout = layoutIn([table], known)
      if (layout && isSettled(layout.columns)) begun = begin(layout, table)
    },
    /** Which sheet it is and what its columns are; the first rows of the only sheet have said so already. */
    layoutOf: (tables: readonly PackedTable[]) =>
      begun && tables.length === 1 ? begun.layout : layoutIn(tables, known),
    isOf: ({ sheet }: Layout) => begun !== undefined && sheet === begun.layout.sheet,
    async finish(): Promise<void> {
      begun?.rows.end()
      await begun?.done
    },
    /** Nothing is written any more when it answers. */
    async stop(): Promise<void> {
      begun?.rows.abandon()
      await begun?.done.catch(() => undefined)
    },
  }
}

export type EarlyTable = ReturnType<typeof earlyTable>
