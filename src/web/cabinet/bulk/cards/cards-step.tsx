import './cards.css'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { RowAnswer, UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { FilterChip } from '../table/filter-bar.tsx'
import { isSameFilter, type RowFilter, rowsWithErrors } from '../table/rows/filters.ts'
import { errorFieldOf } from '../table/rows/use-next-error.ts'
import { useRowChanges } from '../table/rows/use-row-changes.ts'
import { useRowStore, useRows } from '../table/rows/use-rows.ts'
import { ReadyRoad } from '../table/summary.tsx'
import { RowCard } from './row-card.tsx'

type CardsStepProps = { upload: UploadAnswer; onChanged: (upload: UploadAnswer) => void; onSave: () => void }

/** On a phone: this row, this field, next. */
export function CardsStep({ upload, onChanged, onSave }: CardsStepProps) {
  const t = useTranslations('bulkTable.cards')
  const [filter, setFilter] = useState<RowFilter>(rowsWithErrors)
  const [place, setPlace] = useState(0)
  const { store, view, error, refresh, drop } = useRows(upload, filter)
  useRowStore(store)
  const changes = useRowChanges(upload, store, onChanged)
  const choose = (next: RowFilter) => {
    setPlace(0)
    if (isSameFilter(next, filter)) refresh()
    else setFilter(next)
  }
  const n = view?.numberAt(place)
  const nextNumber = view?.numberAt(place + 1)
  const row = n === undefined ? undefined : store.row(n)
  useEffect(() => {
    store.want([n, nextNumber].filter((one) => one !== undefined))
  }, [store, n, nextNumber])
  const goOn = () => {
    // At the end of the list those that were left begin anew.
    if (view && place + 1 < view.count) return setPlace(place + 1)
    setPlace(0)
    refresh()
  }
  return (
    <div className="bulk-cards">
      <Progress upload={upload} />
      {upload.errors > 0 && <Chips upload={upload} filter={filter} onFilter={choose} />}
      {upload.errors === 0 || view?.count === 0 ? (
        <AllRight upload={upload} onSave={onSave} onOthers={() => choose(rowsWithErrors)} />
      ) : row && view ? (
        <RowCard
          key={row.n}
          id={upload.id}
          row={row}
          place={place + 1}
          count={view.count}
          changes={changes}
          rowNow={() => store.row(row.n)}
          next={nextNumber === undefined ? undefined : upNext(store.row(nextNumber), upload)}
          onNext={goOn}
          onMany={() => choose(filter)}
          onAside={() => void changes.setAside([row.n], () => drop([row.n]))}
          total={<Total upload={upload} />}
        />
      ) : error || store.failed() ? (
        <LoadFailed look="part" error={error ?? { code: 'network' }} retry={error ? refresh : store.retry} />
      ) : (
        <LoadingShape of="cards" count={1} />
      )}
      {upload.errors > 0 && <p className="spoken">{t('locked')}</p>}
    </div>
  )
}

function upNext(row: RowAnswer | undefined, { problems }: UploadAnswer) {
  const field = row && errorFieldOf(row)
  const code = field && row.cells[field]?.error?.code
  const title = problems.find((one) => one.field === field && one.code === code)?.title
  return row && title
    ? { n: row.n, problem: title.charAt(0).toLocaleLowerCase() + title.slice(1) }
    : undefined
}

function Progress({ upload: { rows, errors } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkTable.cards')
  const format = formatter(useLocale())
  const told = { ready: format.number(rows - errors), total: format.number(rows) }
  return (
    <header className="bulk-cards__head">
      <h1>{t('left', { count: errors, shown: format.number(errors) })}</h1>
      {errors > 0 && <p>{t('ready', told)}</p>}
      <ReadyRoad ready={rows - errors} bad={errors} label={t('ready', told)} />
    </header>
  )
}

type ChipsProps = { upload: UploadAnswer; filter: RowFilter; onFilter: (filter: RowFilter) => void }

function Chips({ upload, filter, onFilter }: ChipsProps) {
  const t = useTranslations('bulkTable.cards')
  const kinds = upload.problems.map(({ field, code, rows, title }) => ({
    ...{ title, rows },
    to: { field, code } as RowFilter,
  }))
  return (
    <fieldset className="bulk-cards__chips" aria-label={t('chips')}>
      {[{ title: t('all'), rows: upload.errors, to: rowsWithErrors }, ...kinds].map(({ title, rows, to }) => (
        <FilterChip
          key={`${to.field} ${to.code}`}
          text={title}
          count={rows}
          isOn={isSameFilter(filter, to)}
          onPress={() => onFilter(to)}
        />
      ))}
    </fieldset>
  )
}

function Total({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkTable')
  const format = formatter(useLocale())
  return (
    <div className="bulk-cards__total">
      <Price hot amount={format.number(upload.total)} currency={t('summary.currency')} />
      <span>
        <Icon name="lock" size="small" />
        {t('cards.locked')}
      </span>
    </div>
  )
}

type AllRightProps = { upload: UploadAnswer; onSave: () => void; onOthers: () => void }

/** Nothing is wrong any more, or nothing of the kind that was looked at. */
function AllRight({ upload, onSave, onOthers }: AllRightProps) {
  const t = useTranslations('bulkTable')
  const format = formatter(useLocale())
  const { errors, total, rows } = upload
  if (errors > 0)
    return (
      <EmptyState
        title={t('cards.doneFilter')}
        action={
          <Button onClick={onOthers}>
            {t('cards.others', { count: errors, shown: format.number(errors) })}
          </Button>
        }
      >
        {null}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('cards.doneTitle')}
      action={
        <Button courier disabled={rows === 0} onClick={onSave}>
          {t('cards.save')}
          <Icon name="arrowRight" size="small" />
        </Button>
      }
    >
      <span className="bulk-cards__sum">
        <Price hot amount={format.number(total)} currency={t('summary.currency')} />
      </span>
      {t('cards.doneText')}
    </EmptyState>
  )
}
