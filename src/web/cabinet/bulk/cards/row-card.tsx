import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { RowAnswer } from '#modules/bulk/bulk.contract.ts'
import { type Field, fields } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import { valueText } from '../table/grid/cell-look.ts'
import { isAcceptable } from '../table/meant/use-meant.ts'
import { errorFieldOf } from '../table/rows/use-next-error.ts'
import type { RowChanges } from '../table/rows/use-row-changes.ts'
import { BrokenField } from './broken-field.tsx'
import { StreetMeant } from './street-meant.tsx'

type RowCardProps = {
  /** The upload's. */
  id: string
  row: RowAnswer
  /** Which of how many, from 1. */
  place: number
  count: number
  changes: RowChanges
  /** The row as it is by now. */
  rowNow: () => RowAnswer | undefined
  /** What comes after it, and what is wrong there. */
  next: { n: number; problem: string } | undefined
  onNext: () => void
  /** Many rows were put right at once: the list is read anew. */
  onMany: () => void
  onAside: () => void
  total: ReactNode
}

/** One row with what is wrong in it first; the rest of it in short, so that one knows which it is. */
export function RowCard(props: RowCardProps) {
  const { id, row, place, count, changes, rowNow, next, onNext, onMany, onAside, total } = props
  const t = useTranslations('bulkTable.cards')
  const [text, setText] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const field = errorFieldOf(row)
  const cell = field && row.cells[field]
  const others = fields.filter((one) => row.cells[one]?.error).length - 1
  const isSlip = cell !== undefined && isAcceptable(cell)

  /** Goes on when nothing is wrong in the row any more; otherwise what is left comes up in its card. */
  const after = async (work: Promise<boolean>) => {
    setIsBusy(true)
    const isDone = await work
    setIsBusy(false)
    if (!isDone) return
    const now = rowNow()
    const rest = now && errorFieldOf(now)
    if (rest === undefined) onNext()
    else if (rest !== field) setText(undefined)
  }
  const many = async (work: Promise<boolean>) => {
    if (await work) onMany()
  }
  const write = (value: string) => field && after(changes.write([{ n: row.n, cells: { [field]: value } }]))
  const done = () => {
    if (isSlip && text === undefined) return void after(changes.accept(row.n))
    if (text === undefined || text === cell?.text) return onNext()
    void write(text)
  }

  return (
    <>
      <div className="bulk-cards__stack">
        <article className="bulk-card">
          <CardHead n={row.n} of={t('of', { place: String(place), count: String(count) })} />
          <CardSummary row={row} />
          {field && cell ? (
            <BrokenField
              key={field}
              field={field}
              cell={cell}
              text={text}
              isSlip={isSlip}
              onText={setText}
              onTake={(value) => void write(value)}
              onTakeAll={(value) => void many(changes.replaceAlike(field, cell.text, value))}
            />
          ) : (
            <p className="bulk-card__right">
              <Icon name="check" size="small" />
              {t('doneTitle')}
            </p>
          )}
          <StreetMeant id={id} row={row} changes={changes} />
          {others > 0 && (
            <p className="bulk-card__others">{t('moreErrors', { count: others, shown: String(others) })}</p>
          )}
        </article>
      </div>
      {next && (
        <p className="bulk-cards__next">{t('upNext', { n: String(next.n), problem: next.problem })}</p>
      )}
      <footer className="bulk-cards__foot">
        {total}
        <div>
          <Button courier look="second" onClick={onAside}>
            {t('later')}
          </Button>
          <Button courier busy={isBusy} onClick={done}>
            {t(isSlip && text === undefined ? 'send' : 'done')}
            <Icon name="arrowRight" size="small" />
          </Button>
        </div>
      </footer>
    </>
  )
}

function CardHead({ n, of }: { n: number; of: string }) {
  const t = useTranslations('bulkTable.cards')
  return (
    <header className="bulk-card__head">
      <span className="bulk-card__star" aria-hidden="true">
        <Star className="bulk-card__tile" />
        <span>{n}</span>
      </span>
      <b>{t('row', { n: String(n) })}</b>
      <small>{of}</small>
    </header>
  )
}

function CardSummary({ row }: { row: RowAnswer }) {
  const t = useTranslations('bulkTable.cards')
  const format = formatter(useLocale())
  const shown = (field: Field) => {
    const cell = row.cells[field]
    return cell ? valueText(field, cell, format) : ''
  }
  const where = [shown('to_city'), shown('to_point') || shown('to_street')].filter(Boolean).join(', ')
  const weight = row.cells.weight?.value
  const parcel = [
    typeof weight === 'number' ? format.weight(weight * 1000) : shown('weight'),
    shown('description'),
  ].filter(Boolean)
  return (
    <>
      <h2 className="bulk-card__name">{shown('receiver_name') || '—'}</h2>
      <p className="bulk-card__sum">
        {where}
        <br />
        {parcel.join(', ')}
        {row.price !== null && (
          <>
            {parcel.length > 0 && ', '}
            {t.rich('price', { price: format.money(row.price), b: (inner) => <b>{inner}</b> })}
          </>
        )}
      </p>
    </>
  )
}
