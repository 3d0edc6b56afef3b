import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodParcelView } from '#modules/payments/cod/cod.contract.ts'
import { CodClock } from '#parcel/cod-clock/cod-clock.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'

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
  const pages = usePages(codCalls.listParcels, { query: { status: which } })
  return (
    <LoadedPages
      of={pages}
      skeleton={<LoadingShape of="cards" count={2} />}
      empty={<Nothing which={which} />}
    >
      {(items) => (
        <ul className="cod-parcels" aria-busy={pages.busy}>
          {items.map((parcel) => (
            <Parcel key={parcel.order_id} parcel={parcel} />
          ))}
        </ul>
      )}
    </LoadedPages>
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
