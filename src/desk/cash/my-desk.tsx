import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { CashDeskList, CashDeskView, DeskMovements } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../frame/panel.tsx'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useStaff } from '../signed-in.ts'
import { CloseDialog } from './close-dialog.tsx'
import { TellDialog } from './transfer-dialogs.tsx'
import { Transfers } from './transfers.tsx'

type MyDeskProps = { head: ReactNode; desks: Answer<CashDeskList>; asked: string | undefined }

/** One's own desk, or the one that was asked for: what it holds, what waits for a second person, what has moved. */
export function MyDesk({ head, desks, asked }: MyDeskProps) {
  return (
    <Panel>
      {head}
      <Loaded of={desks} skeleton={<LoadingRows />}>
        {({ items, mine }) => {
          const desk = items.find(({ id }) => id === (asked ?? mine))
          return desk ? (
            <Desk key={desk.id} desk={desk} isMine={desk.id === mine} onChanged={desks.refresh} />
          ) : (
            <NoDesk onChanged={desks.refresh} />
          )
        }}
      </Loaded>
    </Panel>
  )
}

/** Whoever belongs to no desk can still be the second person at another. */
function NoDesk({ onChanged }: { onChanged: () => Promise<void> }) {
  const t = useTranslations('deskCash.none')
  const transfers = useAnswer(cashCalls.listTransfers, {})
  const changed = () => {
    void onChanged()
    void transfers.refresh()
  }
  return (
    <div className="desk-panel__rows">
      <Transfers transfers={transfers} onChanged={changed} />
      <EmptyState title={t('title')}>{t('text')}</EmptyState>
    </div>
  )
}

type DeskProps = { desk: CashDeskView; isMine: boolean; onChanged: () => Promise<void> }

function Desk({ desk, isMine, onChanged }: DeskProps) {
  const [asking, setAsking] = useState<'fill' | 'bank' | 'close'>()
  const transfers = useAnswer(cashCalls.listTransfers, {})
  const movements = usePages(cashCalls.listMovements, { params: { id: desk.id } })
  const mayWork = useStaff()?.role === 'admin' || isMine
  const changed = () => {
    setAsking(undefined)
    void onChanged()
    void transfers.refresh()
    movements.retry()
  }
  const ends = { desk, onClose: () => setAsking(undefined), onDone: changed }
  return (
    <>
      <div className="desk-panel__rows">
        <Top desk={desk} onAsk={mayWork ? setAsking : undefined} />
        <Warnings desk={desk} />
        <Transfers transfers={transfers} onChanged={changed} />
        <Movements list={movements} />
      </div>
      <footer className="desk-foot">
        <ListFoot list={movements} />
      </footer>
      {(asking === 'fill' || asking === 'bank') && <TellDialog way={asking} {...ends} />}
      {asking === 'close' && <CloseDialog {...ends} />}
    </>
  )
}

type TopProps = { desk: CashDeskView; onAsk: ((what: 'fill' | 'bank' | 'close') => void) | undefined }

function Top({ desk, onAsk }: TopProps) {
  const t = useTranslations('deskCash.desk')
  const format = formatter(useLocale())
  return (
    <section className="cash-top" aria-label={desk.name}>
      <div>
        <h3>{desk.name}</h3>
        <strong className="cash-top__sum">{format.money(desk.cash)}</strong>
        <span className="muted">
          {desk.last_closed === null
            ? t('neverClosed')
            : t('lastClosed', { day: format.date(noonOf(desk.last_closed)) })}
        </span>
      </div>
      {onAsk && (
        <div className="cash-top__acts">
          <Button look="second" onClick={() => onAsk('fill')}>
            {t('fill')}
          </Button>
          <Button look="second" onClick={() => onAsk('bank')}>
            {t('bank')}
          </Button>
          <Button onClick={() => onAsk('close')}>{t('close')}</Button>
        </div>
      )}
    </section>
  )
}

function Warnings({ desk }: { desk: CashDeskView }) {
  const t = useTranslations('deskCash.desk')
  const format = formatter(useLocale())
  const { overdue_since: since, differences } = desk
  if (since === null && differences === 0) return null
  return (
    <div className="cash-warnings">
      {since !== null && <Notice tone="danger">{t('overdue', { day: format.date(noonOf(since)) })}</Notice>}
      {differences > 0 && (
        <Notice tone="warning">
          {t('differences', { count: differences, shown: format.number(differences) })}
        </Notice>
      )}
    </div>
  )
}

type Movement = DeskMovements['items'][number]

function Movements({ list }: { list: ReturnType<typeof usePages<typeof cashCalls.listMovements>> }) {
  const t = useTranslations('deskCash.movements')
  const open = list.items.filter(({ is_open }) => is_open)
  const closed = list.items.filter(({ is_open }) => !is_open)
  return (
    <section className="cash-part" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <LoadedList list={list} empty={<p className="muted cash-part__none">{t('none')}</p>}>
        <Group title={t('open')} items={open} />
        <Group title={t('closed')} items={closed} />
      </LoadedList>
    </section>
  )
}

function Group({ title, items }: { title: string; items: readonly Movement[] }) {
  const format = formatter(useLocale())
  if (items.length === 0) return null
  return (
    <>
      <h4>{title}</h4>
      <ul className="cash-rows">
        {items.map((one) => (
          <li key={one.id} className="cash-row">
            <span>{one.title}</span>
            <strong data-in={one.amount > 0 || undefined}>
              {one.amount > 0 ? '+' : '−'}
              {format.money(Math.abs(one.amount))}
            </strong>
            <span className="muted">
              {format.dateTime(Date.parse(one.at))}
              {one.by && ` · ${one.by}`}
            </span>
            <span className="muted cash-row__end">{format.money(one.cash_after)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
