import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { regionById } from '#modules/geo/domain/regions.ts'
import type { DeskPointList } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { kindNames, stateLooks, stateNames } from '../../parts/points/point-names.ts'
import { pointPath } from '../point-paths.ts'

export type PointItem = DeskPointList['items'][number]

/** Newest first. */
export function PointsTable({ points }: { points: readonly PointItem[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  const columns: Column<PointItem>[] = [
    {
      id: 'name',
      head: t('deskPoints.columns.name'),
      names: true,
      cell: ({ id, name, kind }) => (
        <div>
          <LocalLink className="point-link" to={pointPath(id)}>
            {name}
          </LocalLink>
          <br />
          <span className="muted">
            {t(kindNames[kind])} ·{' '}
            <span className="unbroken">{t('deskPoints.number', { id: String(id) })}</span>
          </span>
        </div>
      ),
    },
    {
      id: 'place',
      head: t('deskPoints.columns.place'),
      cell: ({ region_id: region, district_id: district, address }) => (
        <div>
          {[regionById(region)?.name[locale], districtById(district)?.names[locale]]
            .filter(Boolean)
            .join(', ')}
          <br />
          <span className="muted">{address}</span>
        </div>
      ),
    },
    {
      id: 'state',
      head: t('deskPoints.columns.state'),
      cell: ({ state, closes_on: day }) => (
        <div>
          <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
          {day !== null && (
            <>
              <br />
              <span className="muted">{t('deskPoints.closesOn', { day: format.date(noonOf(day)) })}</span>
            </>
          )}
        </div>
      ),
    },
    {
      id: 'held',
      head: t('deskPoints.columns.held'),
      figures: true,
      cell: ({ occupied, capacity }) =>
        t('deskPoints.heldOf', { held: format.number(occupied), capacity: format.number(capacity) }),
    },
    {
      id: 'agents',
      head: t('deskPoints.columns.agents'),
      figures: true,
      cell: ({ agents }) => format.number(agents),
    },
  ]
  return (
    <Table
      caption={t('deskPoints.caption')}
      captionSpoken
      dense
      columns={columns}
      rows={points}
      rowKey={({ id }) => String(id)}
    />
  )
}
