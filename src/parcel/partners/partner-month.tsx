import './partners.css'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { PartnerDetails } from '#modules/promos/partners/partners.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'

type Order = PartnerDetails['orders'][number]

/** The month that runs: what it has brought so far, and by which parcels. */
export function PartnerMonth({ partner }: { partner: Pick<PartnerDetails, 'this_month' | 'orders'> }) {
  const t = useTranslations('partners.view')
  const { money, number, dateTime } = formatter(useLocale())
  const { customers, parcels, paid, percent, reward } = partner.this_month
  const columns: Column<Order>[] = [
    {
      id: 'code',
      head: t('parcel'),
      names: true,
      // A partner is told the end of it only.
      cell: ({ tracking_code: code }) => (code.startsWith('…') ? code : <TrackCode code={code} />),
    },
    { id: 'done', head: t('delivered'), cell: ({ done_at }) => dateTime(Date.parse(done_at)) },
    { id: 'customer', head: t('customer'), cell: ({ customer }) => customer },
    { id: 'paid', head: t('paid'), figures: true, cell: (row) => money(row.paid) },
  ]
  return (
    <section className="partner-part">
      <h3 className="partner-part__title">{t('thisMonth')}</h3>
      <p className="partner-month__sum">{money(reward)}</p>
      <p className="muted">
        {t('soFar', {
          percent: String(percent),
          paid: money(paid),
          parcels: number(parcels),
          customers: number(customers),
        })}
      </p>
      {partner.orders.length > 0 && (
        <Table
          caption={t('orders')}
          captionSpoken
          columns={columns}
          rows={partner.orders}
          rowKey={({ tracking_code: code, done_at }) => `${done_at} ${code}`}
        />
      )}
    </section>
  )
}
