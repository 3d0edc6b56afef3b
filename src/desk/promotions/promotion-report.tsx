import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import type { OfferReport } from '#modules/promos/offers/offers.contract.ts'
import { monthTold } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'

type Row = OfferReport['months'][number]

/** What it has cost, month by month, and whom it has brought. */
export function PromotionReport({ id }: { id: string }) {
  const t = useTranslations('deskPromotions.report')
  const { money, number, locale } = formatter(useLocale())
  const report = useAnswer(offerCalls.readReport, { params: { id } })
  const columns: Column<Row>[] = [
    { id: 'month', head: t('month'), names: true, cell: ({ month }) => month },
    { id: 'cost', head: t('cost'), figures: true, cell: ({ cost }) => money(cost) },
    { id: 'parcels', head: t('parcels'), figures: true, cell: ({ parcels }) => number(parcels) },
    { id: 'customers', head: t('customers'), figures: true, cell: ({ customers }) => number(customers) },
    { id: 'new', head: t('newCustomers'), figures: true, cell: (row) => number(row.new_customers) },
  ]
  return (
    <section className="promotions-report">
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <Loaded of={report} look="part">
        {({ months, held, given_to, ...whole }) => (
          <>
            <p className="muted">{t('around', { held: money(held), promised: number(given_to) })}</p>
            <Table
              caption={t('title')}
              captionSpoken
              columns={columns}
              rows={[
                { month: t('whole'), ...whole },
                ...months.map((row) => ({ ...row, month: monthTold(locale, row.month) })),
              ]}
              rowKey={({ month }) => month}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
