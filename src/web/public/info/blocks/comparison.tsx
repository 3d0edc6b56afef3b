import { classes } from '#ui/class-names.ts'
import { Table } from '#ui/show/table.tsx'
import { InlineText } from '../prose.tsx'
import { Section } from '../section.tsx'
import type { Cell, ShownTable } from '../shown.ts'
import { MarkOf } from './rules.tsx'

/** Rows and columns of figures; on a phone each row is a card. */
export function InfoTable({ block }: { block: ShownTable }) {
  return (
    <Section block={block} side>
      <Cells block={block} />
    </Section>
  )
}

/** The same, with a sign in a cell: yes, no, partly. */
export function Comparison({ block }: { block: ShownTable }) {
  return (
    <Section block={block}>
      <Cells block={block} />
    </Section>
  )
}

function Cells({ block: { title, head, rows, figures, oursLast } }: { block: ShownTable }) {
  return (
    <div className="info-table" data-pair={head.length === 2 || undefined} data-ours={oursLast}>
      <Table<{ cells: readonly Cell[]; index: number }>
        caption={title ?? head[0] ?? ''}
        captionSpoken
        rows={rows.map((cells, index) => ({ cells, index }))}
        rowKey={({ index }) => String(index)}
        columns={head.map((name, at) => ({
          id: name,
          head: name,
          names: at === 0,
          figures: figures.includes(at),
          cell: ({ cells }) => <CellOf cell={cells[at]} figure={figures.includes(at)} />,
        }))}
      />
    </div>
  )
}

function CellOf({ cell, figure }: { cell: Cell | undefined; figure: boolean }) {
  if (!cell) return null
  return (
    <span className={classes('info-cell', figure && 'info-cell--figure')}>
      {cell.mark && <MarkOf mark={cell.mark} />}
      <span>
        <InlineText text={cell.text} />
      </span>
    </span>
  )
}
