import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ImportPreview } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { type Column, Table } from '#ui/show/table.tsx'

type Row = ImportPreview['rows'][number]

/** What was read, wrong rows first: each says which cell, what stands there, and what to do about it. */
export function SheetPreview({ preview }: { preview: ImportPreview }) {
  const t = useTranslations('deskPoints.import')
  const { number } = formatter(useLocale())
  const { rows, ready, errors, missing, unknown } = preview
  const columns: Column<Row>[] = [
    { id: 'n', head: t('row'), figures: true, cell: ({ n }) => number(n) },
    { id: 'name', head: t('name'), names: true, cell: ({ cells }) => cells.name_uz?.text ?? '' },
    { id: 'place', head: t('place'), cell: ({ cells }) => cells.address_uz?.text ?? '' },
    { id: 'faults', head: t('faults'), cell: (row) => <Faults row={row} /> },
  ]
  const sorted = rows.toSorted((one, other) => Number(one.ok) - Number(other.ok) || one.n - other.n)
  return (
    <>
      <p>
        {t('read', { ready: number(ready), errors: number(errors) })}
        {errors > 0 && ` ${t('leftOut')}`}
      </p>
      {missing.length > 0 && (
        <Notice tone="danger" title={t('missing')}>
          <code>{missing.join(', ')}</code>
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="warning" title={t('unknown')}>
          {unknown.join(', ')}
        </Notice>
      )}
      <div className="point-sheet">
        <Table
          caption={t('caption')}
          captionSpoken
          columns={columns}
          rows={sorted}
          rowKey={({ n }) => String(n)}
          isWrong={({ ok }) => !ok}
        />
      </div>
    </>
  )
}

function Faults({ row: { ok, cells } }: { row: Row }) {
  const t = useTranslations('deskPoints.import')
  if (ok) return <span className="muted">{t('right')}</span>
  const wrong = Object.entries(cells).flatMap(([field, cell]) =>
    cell?.error ? [{ field, text: cell.text, message: cell.error.message }] : [],
  )
  return (
    <ul className="point-sheet__faults">
      {wrong.map(({ field, text, message }) => (
        <li key={field}>
          <code>{field}</code> {text !== '' && <q>{text}</q>} {message}
        </li>
      ))}
    </ul>
  )
}
