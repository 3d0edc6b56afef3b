import { useTranslations } from 'use-intl'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { useMeant, type WrongCell } from '../table/meant/use-meant.ts'
import type { RowChanges } from '../table/rows/use-row-changes.ts'
import { Suggested } from './broken-field.tsx'

const streets: readonly Field[] = ['to_street', 'from_street']

/** A street of a row that the map calls otherwise; what is wrong in the same cell comes first. */
function streetOf({ n, cells }: RowAnswer): WrongCell | undefined {
  const field = streets.find((one) => cells[one]?.meant && !cells[one]?.error)
  const cell = field && cells[field]
  return cell && { n, field, cell }
}

type StreetMeantProps = { id: string; row: RowAnswer; changes: RowChanges }

/** It is no error: nobody has to answer, and one press puts it right, in this row or wherever it is written so. */
export function StreetMeant({ id, row, changes }: StreetMeantProps) {
  const t = useTranslations('bulkTable.meant')
  const { wrong, options, rows, take } = useMeant(id, streetOf(row), changes)
  if (!wrong) return null
  return (
    <div className="bulk-broken">
      <p className="bulk-broken__street">
        <b>{t('wrong', { text: wrong.cell.text })}</b>
        <span>{t('street')}</span>
      </p>
      {options.map((one) => (
        <Suggested
          key={one.value}
          {...one}
          alike={rows}
          onTake={() => take(one, 'one')}
          onTakeAll={() => take(one, 'all')}
        />
      ))}
    </div>
  )
}
