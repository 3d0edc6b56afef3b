import './referrals.css'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { type ReferralState, referralStates, referralTerms } from '#modules/promos/domain/referral.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import type { DeskReferral, DeskReferralList } from '#modules/promos/referral/referral.contract.ts'
import { stateLooks, stateNames } from '#parcel/referral/referral-states.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { LoadingRows } from '../parts/list-states.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { ReferralDetails } from './referral-details.tsx'
import { inputOf, useReferralsView } from './referrals-view.ts'

/** The page is kept for everybody; who invited whom is known to the browser only. */
export function ReferralsPage() {
  return useHydrated() ? <ReferralsScreen /> : <LoadingRows />
}

function ReferralsScreen() {
  const t = useTranslations()
  const [view, change] = useReferralsView()
  const referrals = useAnswer(referralCalls.listReferrals, inputOf(view))
  const search = useRef<HTMLInputElement>(null)
  const open = referrals.data?.items.find(({ id }) => id === view.friend)
  const close = () => change({ friend: undefined })
  useShortcuts({ search: () => search.current?.focus(), close: open && close })
  if (referrals.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split" data-open={open ? true : undefined}>
      <Panel>
        <search className="desk-panel__head">
          <SearchField
            label={t('deskReferrals.search')}
            value={view.q}
            onChange={(q) => change({ q, friend: undefined })}
            field={search}
          />
          <FilterSelect
            label={t('deskReferrals.state')}
            all={t('deskReferrals.allStates')}
            value={view.state}
            onChange={(value) =>
              change({ state: referralStates.find((one) => one === value), friend: undefined })
            }
          >
            {referralStates.map((state) => (
              <option key={state} value={state}>
                {t(stateNames[state])}
              </option>
            ))}
          </FilterSelect>
        </search>
        <div className="desk-panel__rows">
          {referrals.data && <Totals totals={referrals.data.totals} />}
          <Loaded of={referrals} skeleton={<LoadingRows />}>
            {(list) => (
              <Rows
                list={list}
                isNarrowed={view.q !== '' || view.state !== undefined}
                current={view.friend}
                onOpen={(friend) => change({ friend })}
              />
            )}
          </Loaded>
        </div>
      </Panel>
      {open && (
        <ReferralDetails
          key={open.id}
          referral={open}
          onClose={close}
          onChanged={() => void referrals.refresh()}
        />
      )}
    </div>
  )
}

function Totals({ totals }: Pick<DeskReferralList, 'totals'>) {
  const t = useTranslations()
  const { money, number } = formatter(useLocale())
  const stands = (state: ReferralState) => totals.find((one) => one.state === state)
  if (totals.length === 0) return null
  return (
    <dl className="referral-totals">
      {referralStates
        .flatMap((state) => stands(state) ?? [])
        .map(({ state, count, cost }) => (
          <div key={state}>
            <dt>{t(stateNames[state])}</dt>
            <dd>{t('deskReferrals.totals', { shown: number(count) })}</dd>
            {cost > 0 && <dd className="muted">{t('deskReferrals.cost', { amount: money(cost) })}</dd>}
          </div>
        ))}
    </dl>
  )
}

type RowsProps = {
  list: DeskReferralList
  isNarrowed: boolean
  current: string | undefined
  onOpen: (id: string) => void
}

function Rows({ list, isNarrowed, current, onOpen }: RowsProps) {
  const t = useTranslations('deskReferrals')
  if (list.items.length === 0)
    return (
      <EmptyState title={t(isNarrowed ? 'nothing' : 'nobody')}>
        {t(isNarrowed ? 'nothingText' : 'nobodyText')}
      </EmptyState>
    )
  return (
    <>
      <ReferralTable items={list.items} current={current} onOpen={onOpen} />
      {list.next_cursor !== null && <p className="muted referral-more">{t('more')}</p>}
    </>
  )
}

type TableProps = Pick<RowsProps, 'current' | 'onOpen'> & { items: readonly DeskReferral[] }

function ReferralTable({ items, current, onOpen }: TableProps) {
  const t = useTranslations()
  const { number, date } = formatter(useLocale())
  const columns: Column<DeskReferral>[] = [
    {
      id: 'friend',
      head: t('deskReferrals.friend'),
      names: true,
      cell: ({ id, friend }) => (
        <button type="button" className="referral-name" onClick={() => onOpen(id)}>
          <strong>{friend.company || friend.full_name || '—'}</strong>
        </button>
      ),
    },
    {
      id: 'inviter',
      head: t('deskReferrals.inviter'),
      cell: ({ inviter }) => inviter.company || inviter.full_name || '—',
    },
    {
      id: 'progress',
      head: t('deskReferrals.progress'),
      figures: true,
      cell: ({ shipments }) => `${number(shipments)} / ${number(referralTerms.shipments)}`,
    },
    {
      id: 'deadline',
      head: t('deskReferrals.ended'),
      cell: ({ deadline }) => date(Date.parse(deadline)),
    },
    {
      id: 'state',
      head: t('deskReferrals.stands'),
      cell: ({ state }) => <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />,
    },
  ]
  return (
    <Table
      caption={t('deskReferrals.caption')}
      captionSpoken
      dense
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}
