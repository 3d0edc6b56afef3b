import { useTranslations } from 'use-intl'
import { FilterSelect } from '../filter-select.tsx'
import { type ChangeView, type PaymentsView, providers } from './payments-view.ts'
import { providerName } from './provider-names.ts'

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
