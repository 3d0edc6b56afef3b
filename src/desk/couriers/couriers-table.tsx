import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CourierOnBoard } from '#modules/delivery/couriers/couriers.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { type Column, Table } from '#ui/show/table.tsx'
import { useNow } from '../parts/use-now.ts'
import { CourierAlarms } from './courier-alarms.tsx'

type CouriersTableProps = {
  couriers: readonly CourierOnBoard[]
  current: string | undefined
  onOpen: (id: string) => void
}

export const rowId = (courier: string) => `courier-${courier}`

export function CouriersTable({ couriers, current, onOpen }: CouriersTableProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const now = useNow()
  const columns: Column<CourierOnBoard>[] = [
    {
      id: 'name',
      head: t('deskCouriersNow.columns.name'),
      names: true,
      cell: ({ id, full_name: name, alarms }) => (
        <button type="button" id={rowId(id)} className="row-open" onClick={() => onOpen(id)}>
          <Avatar name={name} size="small" />
          <span>
            {name}
            <CourierAlarms alarms={alarms} />
          </span>
        </button>
      ),
    },
    {
      id: 'shift',
      head: t('deskCouriersNow.columns.shift'),
      cell: (courier) => <ShiftText courier={courier} />,
    },
    {
      id: 'bag',
      head: t('deskCouriersNow.columns.bag'),
      cell: ({ in_bag: bag, accepted, kilograms, capacity_kg: most }) => (
        <span>
          {t(accepted > 0 ? 'deskCouriersNow.bagAndMore' : 'deskCouriersNow.bag', {
            bag: format.number(bag),
            accepted: format.number(accepted),
          })}
          <span className="couriers-under">
            {t('deskCouriersNow.load', { kilograms: format.number(kilograms), most: format.number(most) })}
          </span>
        </span>
      ),
    },
    {
      id: 'today',
      head: t('deskCouriersNow.columns.today'),
      cell: ({ delivered, failed }) => (
        <span>
          {t('deskCouriersNow.delivered', { count: format.number(delivered) })}
          {failed > 0 && (
            <span className="couriers-under">
              {t('deskCouriersNow.failed', { count: format.number(failed) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'cash',
      head: t('deskCouriersNow.columns.cash'),
      figures: true,
      cell: ({ cash, cash_limit: limit }) => (
        <span className="unbroken">
          {format.money(cash)}
          {limit !== null && (
            <span className="couriers-under">
              {t('deskCouriersNow.limit', { limit: format.money(limit) })}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'heard',
      head: t('deskCouriersNow.columns.heard'),
      cell: ({ heard_at: at }) => (
        <span className="muted unbroken">
          {at === null ? t('deskCouriersNow.neverHeard') : format.relative(new Date(at), now)}
        </span>
      ),
    },
  ]
  const beside = ['name', 'bag', 'cash']
  return (
    <Table
      caption={t('desk.sections.couriers')}
      captionSpoken
      dense
      columns={current === undefined ? columns : columns.filter(({ id }) => beside.includes(id))}
      rows={couriers}
      rowKey={({ id }) => id}
      current={current}
    />
  )
}

/** Since when they work, or that they do not. */
export function ShiftText({ courier }: { courier: CourierOnBoard }) {
  const t = useTranslations('deskCouriersNow')
  const format = formatter(useLocale())
  const { working, started_at: at } = courier
  return working && at !== null ? (
    <span>{t('since', { moment: format.dateTime(Date.parse(at)) })}</span>
  ) : (
    <span className="muted">{t('off')}</span>
  )
}
