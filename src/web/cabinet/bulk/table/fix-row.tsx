import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CellAnswer, RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, fields } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { valueText } from './grid/cell-look.ts'
import { isAcceptable } from './meant/use-meant.ts'
import { hasError, type Written } from './rows/row-store.ts'
import type { RowChanges } from './rows/use-row-changes.ts'

type FixRowProps = {
  row: RowAnswer
  /** What the table shows of a row. */
  shown: readonly Field[]
  changes: RowChanges
  /** To the next row with an error. */
  onNext: () => void
  onClose: () => void
}

/** One row as a form: what is wrong stands beside its field, everything else is there too. */
export function FixRow({ row, shown, changes, onNext, onClose }: FixRowProps) {
  const t = useTranslations('bulkTable.form')
  const [written, setWritten] = useState<Written>({})
  const [isBusy, setIsBusy] = useState(false)
  const isRight = !hasError(row)
  const form = useRef<HTMLDivElement>(null)
  // Once the dialog is open: it begins at its cross.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [])
  const save = async (then: () => void) => {
    const cells = changedCells(row, written)
    setIsBusy(true)
    const isDone = Object.keys(cells).length === 0 || (await changes.write([{ n: row.n, cells }]))
    setIsBusy(false)
    if (!isDone) return
    setWritten({})
    then()
  }
  const write = (field: Field, text: string) => setWritten((before) => ({ ...before, [field]: text }))
  const isFirst = (field: Field) => shown.includes(field) || row.cells[field]?.error != null
  const fieldProps = { row, written, onWrite: write, changes }
  const actions = (
    <>
      <Button look="second" busy={isBusy} onClick={() => void save(() => undefined)}>
        {t('save')}
      </Button>
      <Button busy={isBusy} onClick={() => void save(onNext)}>
        {t('next')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { n: String(row.n) })}
      closeLabel={t('no')}
      place="side"
      actions={actions}
    >
      <div className="bulk-form" ref={form}>
        <RowPrice price={row.price} />
        {isRight && (
          <Notice tone="info" icon="check">
            {t('right')}
          </Notice>
        )}
        {fields.filter(isFirst).map((field) => (
          <RowField key={field} field={field} {...fieldProps} />
        ))}
        <details className="bulk-form__more">
          <summary>{t('more')}</summary>
          {fields
            .filter((field) => !isFirst(field))
            .map((field) => (
              <RowField key={field} field={field} {...fieldProps} />
            ))}
        </details>
      </div>
    </Dialog>
  )
}

/** Only what differs from what the row says already. */
function changedCells({ cells }: RowAnswer, written: Written): Written {
  const changed = Object.entries(written).filter(
    ([field, text]) => text !== (cells[field as Field]?.text ?? ''),
  )
  return Object.fromEntries(changed)
}

function RowPrice({ price }: { price: number | null }) {
  const t = useTranslations('bulkTable.form')
  const format = formatter(useLocale())
  return (
    <p className="bulk-form__price">
      {price === null ? t('noPrice') : `${t('price')} `}
      {price !== null && <b>{format.money(price)}</b>}
    </p>
  )
}

type RowFieldProps = {
  field: Field
  row: RowAnswer
  written: Written
  onWrite: (field: Field, text: string) => void
  changes: RowChanges
}

function RowField({ field, row, written, onWrite, changes }: RowFieldProps) {
  const t = useTranslations('bulkTable.form')
  const names = useTranslations('bulk.fields')
  const cell = row.cells[field]
  const format = formatter(useLocale())
  const known = cell ? (cell.repaired ? valueText(field, cell, format) : cell.text) : ''
  const text = written[field] ?? known
  const isTouched = written[field] !== undefined && written[field] !== cell?.text
  const error = isTouched ? undefined : cell?.error
  return (
    <div className="bulk-form__field">
      <TextField
        label={names(field)}
        error={error?.message}
        hint={cell?.repaired ? t('was', { text: cell.text }) : undefined}
        value={text}
        maxLength={2000}
        autoComplete="off"
        onChange={(event) => onWrite(field, event.target.value)}
      />
      {cell && !isTouched && (error || cell.meant) && (
        <Ways
          cell={cell}
          onTake={(value) => onWrite(field, value)}
          onAccept={() => void changes.accept(row.n)}
        />
      )}
    </div>
  )
}

type WaysProps = { cell: CellAnswer; onTake: (value: string) => void; onAccept: () => void }

type Meaning = NonNullable<CellAnswer['error']>['suggestions'][number]

/** What could have been meant, and that it is meant so. */
function Ways({ cell, onTake, onAccept }: WaysProps) {
  const t = useTranslations('bulkTable.meant')
  const { error } = cell
  const isSame = error?.code.startsWith('duplicate')
  return (
    <div className="bulk-form__ways">
      {(error?.suggestions ?? cell.meant)?.map(({ value, label, note }: Meaning) => (
        <button key={value} type="button" className="bulk-form__way" onClick={() => onTake(value)}>
          {[label, note].filter(Boolean).join(', ')}
          <Icon name="arrowUp" size="tiny" />
        </button>
      ))}
      {isAcceptable(cell) && (
        <button type="button" className="bulk-form__way" onClick={onAccept}>
          {t(isSame ? 'send' : 'so')}
          <Icon name="check" size="tiny" />
        </button>
      )}
    </div>
  )
}
