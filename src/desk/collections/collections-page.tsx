import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { collectionsCalls } from '#modules/bulk/papers/collections.calls.ts'
import type { CollectionView } from '#modules/bulk/papers/collections.contract.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'

/** The page is kept for everybody; who waits for a courier is known to the browser only. */
export function CollectionsPage() {
  return useHydrated() ? <CollectionsScreen /> : <LoadingRows />
}

const dayMs = 86_400_000
const daysShown = 8

function CollectionsScreen() {
  const t = useTranslations('deskCollections')
  const { date, number } = formatter(useLocale())
  const [now] = useState(() => new Date())
  const days = Array.from({ length: daysShown }, (_, index) =>
    tashkentDay(new Date(now.getTime() + index * dayMs)),
  )
  const [view, change] = useFilters((params) => ({ day: params.get('day') ?? undefined }))
  const [today = ''] = days
  const day = days.find((known) => known === view.day) ?? today
  const collections = useAnswer(collectionsCalls.listCollections, { query: { day } }, { keep: true })
  if (collections.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <search className="desk-panel__head">
          <FilterSelect
            label={t('day')}
            all={t('today')}
            value={day === today ? undefined : day}
            onChange={(value) => change({ day: value })}
          >
            {days.slice(1).map((one) => (
              <option key={one} value={one}>
                {date(noonOf(one), 'weekday')}
              </option>
            ))}
          </FilterSelect>
        </search>
        <div className="desk-panel__rows">
          <Loaded of={collections} skeleton={<LoadingRows />}>
            {({ items, parcels }) =>
              items.length === 0 ? (
                <EmptyState title={t('nobody')}>{t('nobodyText')}</EmptyState>
              ) : (
                <CollectionTable
                  items={items}
                  caption={t('caption', { visits: number(items.length), parcels: number(parcels) })}
                />
              )
            }
          </Loaded>
        </div>
      </Panel>
    </div>
  )
}

function CollectionTable({ items, caption }: { items: readonly CollectionView[]; caption: string }) {
  const t = useTranslations('deskCollections')
  const locale = useLocale()
  const { money, number, phone } = formatter(locale)
  const columns: Column<CollectionView>[] = [
    { id: 'interval', head: t('interval'), cell: ({ interval }) => interval.replace('-', '–') },
    {
      id: 'merchant',
      head: t('merchant'),
      names: true,
      cell: ({ merchant }) => (
        <>
          {merchant.name}
          {merchant.phone && (
            <>
              <br />
              <a className="unbroken" href={`tel:+998${merchant.phone}`}>
                {phone(merchant.phone)}
              </a>
            </>
          )}
        </>
      ),
    },
    {
      id: 'address',
      head: t('address'),
      cell: ({ district_id: district, address }) =>
        [district === null ? '' : districtById(district)?.names[locale], address].filter(Boolean).join(', '),
    },
    { id: 'parcels', head: t('parcels'), figures: true, cell: ({ parcels }) => number(parcels) },
    {
      id: 'fee',
      head: t('fee'),
      figures: true,
      cell: ({ fee }) => (fee === 0 ? t('free') : money(fee)),
    },
  ]
  return <Table caption={caption} columns={columns} rows={items} rowKey={({ upload_id: id }) => id} dense />
}
