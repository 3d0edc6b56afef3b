import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { cashCalls } from '#modules/payments/cash/cash.calls.ts'
import type { HeldCashView } from '#modules/payments/cash/cash.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useNow } from '../parts/use-now.ts'
import { holderNames } from './cash-names.ts'

type Holder = HeldCashView['people'][number]

/** Handed in the same evening: what is older than a day stands out. */
const OLD_MS = 86_400_000

/** Who holds how much cash now, and since when: whoever holds the oldest first. */
export function Held({ head }: { head: ReactNode }) {
  const t = useTranslations('deskCash.held')
  const held = useAnswer(cashCalls.listHeld, {})
  return (
    <Panel>
      {head}
      <Loaded of={held} skeleton={<LoadingRows />}>
        {(shown) => (
          <>
            <Totals held={shown} />
            {shown.people.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <div className="desk-panel__rows">
                <People people={shown.people} />
              </div>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function Totals({ held }: { held: HeldCashView }) {
  const t = useTranslations('deskCash.held')
  const { money } = formatter(useLocale())
  return (
    <dl className="cash-totals">
      <div>
        <dt>{t('inHands')}</dt>
        <dd>{money(held.totals.people)}</dd>
      </div>
      {held.desks.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

function People({ people }: { people: readonly Holder[] }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.held')
  const format = formatter(useLocale())
  const columns: Column<Holder>[] = [
    {
      id: 'name',
      head: t('who'),
      names: true,
      cell: ({ person, kind }) => (
        <span className="cash-holder">
          <strong>{person.full_name}</strong>
          <small>
            {words(holderNames[kind])}
            {person.phone && (
              <>
                {' · '}
                <a className="unbroken" href={`tel:+998${person.phone}`}>
                  {format.phone(person.phone)}
                </a>
              </>
            )}
          </small>
        </span>
      ),
    },
    {
      id: 'amount',
      head: t('amount'),
      figures: true,
      cell: ({ amount }) => <strong className="unbroken">{format.money(amount)}</strong>,
    },
    {
      id: 'told',
      head: t('told'),
      figures: true,
      cell: ({ told }) => <span className="unbroken">{told > 0 ? format.money(told) : '—'}</span>,
    },
    { id: 'since', head: t('since'), cell: ({ since }) => <Since since={since} /> },
  ]
  return (
    <Table
      caption={t('caption')}
      captionSpoken
      dense
      columns={columns}
      rows={people}
      rowKey={({ person, kind }) => `${kind} ${person.id}`}
    />
  )
}

function Since({ since }: { since: string }) {
  const format = formatter(useLocale())
  const now = useNow()
  const at = Date.parse(since)
  const isOld = now - at > OLD_MS
  return (
    <span className="cash-since" data-old={isOld || undefined}>
      {isOld && <Icon name="warning" size="tiny" />}
      {format.relative(at, now)}
      <small>{format.dateTime(at)}</small>
    </span>
  )
}
