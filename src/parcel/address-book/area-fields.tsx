import './area-fields.css'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Combobox, type ComboboxTexts } from '#ui/pickers/combobox.tsx'
import type { AddressDraft } from './address-draft.ts'
import { districtOption, districtSource, regionOption, regionSource } from './area-options.ts'

/** So that the first wrong field can be found and focused. */
export function Marked({ field, children }: { field: string; children: ReactNode }) {
  return <div data-field={field}>{children}</div>
}

type AreaFieldsProps = {
  draft: Pick<AddressDraft, 'region' | 'city'>
  onChange: (change: Partial<AddressDraft>) => void
  errors: Readonly<Record<'region' | 'city', string | undefined>>
}

/** Region and district, found while they are written. A page that shows it loads the texts of `addressBook`. */
export function AreaFields({ draft, onChange, errors }: AreaFieldsProps) {
  const t = useTranslations('addressBook')
  const locale = useLocale()
  const texts = useComboboxTexts()
  const regionsFound = useMemo(() => regionSource(locale), [locale])
  const districtsFound = useMemo(() => districtSource(draft.region, locale), [draft.region, locale])

  const chooseRegion = (value: string | undefined) => {
    const region = value === undefined ? undefined : Number(value)
    onChange(region === draft.region ? {} : { region, city: undefined })
  }
  const chooseDistrict = (value: string | undefined) => {
    const district = value === undefined ? undefined : districtById(Number(value))
    onChange(district ? { city: district.id, region: district.regionId } : { city: undefined })
  }

  return (
    <div className="address-areas">
      <Marked field="region">
        <Combobox
          label={t('region')}
          placeholder={t('areaPlaceholder')}
          source={regionsFound}
          value={regionOption(draft.region, locale)}
          error={errors.region}
          texts={texts}
          onChange={(option) => chooseRegion(option?.value)}
        />
      </Marked>
      <Marked field="city">
        <Combobox
          label={t('district')}
          placeholder={t('areaPlaceholder')}
          source={districtsFound}
          value={districtOption(draft.city, locale)}
          error={errors.city}
          texts={texts}
          onChange={(option) => chooseDistrict(option?.value)}
        />
      </Marked>
    </div>
  )
}

function useComboboxTexts(): ComboboxTexts {
  const t = useTranslations('addressBook')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  return {
    nothing: t('nothingFound'),
    loading: common('loading'),
    failed: t('searchFailed'),
    clear: t('clear'),
    close: common('close'),
    found: (count) => t('found', { count, text: format.number(count) }),
  }
}
