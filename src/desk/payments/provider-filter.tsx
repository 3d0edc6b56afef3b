import { useTranslations } from 'use-intl'
import { providerName } from '#parcel/names/payment-names.ts'
import { FilterSelect } from '../parts/filter-select.tsx'
import { type ChangeView, type PaymentsView, providers } from './payments-view.ts'

export function ProviderFilter({ view, change }: { view: PaymentsView; change: ChangeView }) {
  const t = useTranslations('deskPayments')
  return (
    <FilterSelect
      label={t('refunds.provider')}
      all={t('anyProvider')}
      value={view.provider}
      onChange={(provider) => change({ provider })}
    >
      {providers.map((one) => (
        <option key={one} value={one}>
          {providerName(one)}
        </option>
      ))}
    </FilterSelect>
  )
}
