import './shelf.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost, ShelfItem, ShelfList } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useFilters } from '../../parts/use-filters.ts'
import { useNow } from '../../parts/use-now.ts'
import { useTab } from '../frame/use-tab.ts'
import { useScans } from '../hands/scan/use-scans.tsx'
import { Icon } from '../parts/icon.tsx'
import { LayoutDialog } from './layout-dialog.tsx'
import { PlaceOfLine } from './place-of-line.tsx'
import { ShelfFilters } from './shelf-filters.tsx'
import { type EndOfStorage, endOfStorage, readShelfView, shelfLines } from './shelf-view.ts'

const askEveryMs = 30_000

/** What lies here, by the end of its storage. */
export function ShelfTab({ post }: { post: CounterPost }) {
  const t = useTranslations('deskCounter.shelf')
  const format = formatter(useLocale())
  const answer = useAnswer(counterCalls.listShelf, {}, { pollMs: () => askEveryMs })
  const [isLayout, setLayout] = useState(false)
  const { rows, columns } = post.shelf
  return (
    <section className="shelf-tab" aria-labelledby="shelf-title">
      <header className="shelf-tab__head">
        <h2 id="shelf-title">{t('title')}</h2>
        <p>{t('size', { rows: format.number(rows), columns: format.number(columns) })}</p>
        <Button look="second" small onClick={() => setLayout(true)}>
          <Icon name="shelf" size="small" />
          {t('layout')}
        </Button>
      </header>
      <Loaded of={answer} skeleton={<LoadingShape of="rows" count={8} />}>
        {(list) => <ShelfLines list={list} onChanged={() => void answer.refresh()} />}
      </Loaded>
      {isLayout && <LayoutDialog post={post} onClose={() => setLayout(false)} />}
    </section>
  )
}

function ShelfLines({ list, onChanged }: { list: ShelfList; onChanged: () => void }) {
  const t = useTranslations('deskCounter.shelf')
  const now = useNow()
  const [view, change] = useFilters(readShelfView)
  const lines = shelfLines(list, view, now)
  const isNarrowed = view.show !== undefined || view.q !== undefined
  return (
    <>
      <ShelfFilters list={list} view={view} onChange={change} />
      {lines.length > 0 ? (
        <ul className="shelf-lines">
          {lines.map((item) => (
            <ShelfLine key={item.order_id} item={item} now={now} onChanged={onChanged} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t(isNarrowed ? 'nothing' : 'empty')}
          action={
            isNarrowed && (
              <Button look="second" onClick={() => change({ show: undefined, q: undefined })}>
                {t('showAll')}
              </Button>
            )
          }
        >
          {t(isNarrowed ? 'nothingText' : 'emptyText')}
        </EmptyState>
      )}
    </>
  )
}

type ShelfLineProps = { item: ShelfItem; now: number; onChanged: () => void }

function ShelfLine({ item, now, onChanged }: ShelfLineProps) {
  const t = useTranslations('deskCounter.shelf')
  const format = formatter(useLocale())
  const { scan } = useScans()
  const [, openTab] = useTab('point')
  const open = () => {
    openTab('counter')
    scan(item.tracking_code || item.order_id)
  }
  const what = item.refused
    ? t('refused')
    : item.task === 'give'
      ? t('goesTo', { to: item.to_name ?? '' })
      : item.to_collect > 0
        ? t('toPay', { amount: format.money(item.to_collect) })
        : t('paid')
  return (
    <li className="shelf-line">
      <PlaceOfLine item={item} onChanged={onChanged} />
      <button type="button" className="shelf-line__who" onClick={open}>
        <b>{item.name || `…${item.tracking_code.slice(-4)}`}</b>
        <span>
          {what} <i>…{item.tracking_code.slice(-4)}</i>
        </span>
      </button>
      <span className="shelf-line__since">{t('since', { date: format.date(Date.parse(item.since)) })}</span>
      <StorageEnd item={item} end={endOfStorage(item, now)} />
    </li>
  )
}

function StorageEnd({ item, end }: { item: ShelfItem; end: EndOfStorage }) {
  const t = useTranslations('deskCounter.shelf')
  const format = formatter(useLocale())
  if (item.stored_until === null || end === 'none') return <span className="shelf-line__end" />
  const date = format.date(Date.parse(item.stored_until))
  const isHot = end === 'over' || end === 'today'
  return (
    <span className="shelf-line__end" data-hot={isHot || undefined}>
      {isHot && <Icon name="clock" size="small" />}
      {end === 'over'
        ? t('over')
        : end === 'today'
          ? t('today')
          : end === 'tomorrow'
            ? t('tomorrow')
            : t('until', { date })}
      {item.extended && <small>{t('extended')}</small>}
    </span>
  )
}
