import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CodParcelView } from '#modules/payments/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Pages, usePages } from '../balance/use-pages.ts'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { codApi } from './answers.ts'
import { CodClock } from './cod-clock.tsx'
import { NotLoaded } from './not-loaded.tsx'

type Which = 'open' | 'paid'

/** Parcel by parcel: what is awaited soonest first, what is paid newest first. */
export function CodParcels() {
  const t = useTranslations('cod.list')
  const [which, setWhich] = useState<Which>('open')
  return (
    <section className="money-section" aria-labelledby="cod-parcels">
      <h2 id="cod-parcels">{t('title')}</h2>
      <Segmented<Which>
        label={t('which')}
        value={which}
        options={[
          { value: 'open', label: t('open') },
          { value: 'paid', label: t('paid') },
        ]}
        onChange={setWhich}
      />
      <Parcels key={which} which={which} />
    </section>
  )
}

function Parcels({ which }: { which: Which }) {
  const t = useTranslations()
  const pages: Pages<CodParcelView> = usePages(`${codApi}/parcels?status=${which}`)
  const { items, busy, error, nextCursor, more, retry } = pages
  if (!items && error) return <NotLoaded error={error} retry={retry} />
  if (!items) return <Skeleton of="cards" count={2} label={t('common.loading')} />
  if (items.length === 0) return <Nothing which={which} />
  return (
    <>
      <ul className="cod-parcels" aria-busy={busy}>
        {items.map((parcel) => (
          <Parcel key={parcel.order_id} parcel={parcel} />
        ))}
      </ul>
      {error && <NotLoaded error={error} retry={retry} />}
      {nextCursor !== null && !error && (
        <Button look="second" busy={busy} onClick={more}>
          {t('cod.list.more')}
        </Button>
      )}
    </>
  )
}

function Nothing({ which }: { which: Which }) {
  const t = useTranslations('cod.list')
  return which === 'open' ? (
    <EmptyState title={t('emptyOpen')}>{t('emptyOpenText')}</EmptyState>
  ) : (
    <EmptyState title={t('emptyPaid')}>{t('emptyPaidText')}</EmptyState>
  )
}

function Parcel({ parcel }: { parcel: CodParcelView }) {
  const { money } = formatter(useLocale())
  return (
    <li className="cod-parcel">
      <div className="cod-parcel__head">
        <LocalLink className="cod-parcel__code" to={`/order-list/${parcel.order_id}`}>
          {parcel.tracking_code}
        </LocalLink>
        <strong className="cod-parcel__amount">{money(parcel.amount)}</strong>
      </div>
      <CodClock parcel={parcel} />
    </li>
  )
}
