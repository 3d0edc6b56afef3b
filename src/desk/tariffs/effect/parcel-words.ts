import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { districtById } from '#modules/geo/domain/districts.ts'
import { explain } from '#modules/pricing/domain/explanation.ts'
import { servicesOf } from '#modules/pricing/domain/extra-services.ts'
import type { DeliveryOption } from '#modules/pricing/domain/facts.ts'
import { planNames, sizeNames } from '#modules/pricing/domain/names.ts'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import type { TypicalParcel } from '#modules/pricing/domain/typical-parcels.ts'
import { formatter } from '#platform/i18n/format.ts'

const optionNames = {
  1: 'deskTariffs.effect.options.pointPoint',
  2: 'deskTariffs.effect.options.doorDoor',
  3: 'deskTariffs.effect.options.doorPoint',
  4: 'deskTariffs.effect.options.pointDoor',
} as const satisfies Record<DeliveryOption, string>

/** A typical parcel in words; cover is named by the levels of the tariff it is priced with. */
export function useParcelWords(tariff: Tariff) {
  const t = useTranslations()
  const locale = useLocale()
  const format = formatter(locale)
  const place = (id: number) => districtById(id)?.shortNames[locale] ?? ''
  const services = servicesOf(tariff)

  const serviceNames = ({ services: chosen = [], productFee }: TypicalParcel) =>
    [...chosen, ...(productFee ? (['cod'] as const) : [])].flatMap((slug) => {
      const name = services.find((one) => one.slug === slug)?.name
      return name ? [explain(name, { message: t, ...format })] : []
    })

  return {
    way: ({ fromDistrict, toDistrict }: TypicalParcel) => ({
      from: place(fromDistrict),
      to: place(toDistrict),
    }),
    rest: (typical: TypicalParcel) => {
      const { parcel, deliveryOption, deliveryType, plan, collection, promotions = [] } = typical
      return [
        'box' in parcel ? t(sizeNames[parcel.box]) : format.weight(parcel.weightGrams),
        t(optionNames[deliveryOption]),
        ...(deliveryType === 2 ? [t('deskTariffs.effect.express')] : []),
        ...(plan ? [t(planNames[plan])] : []),
        ...serviceNames(typical),
        ...(collection ? [t('deskTariffs.effect.collection')] : []),
        ...(promotions.length > 0 ? [t('deskTariffs.effect.halfPrice')] : []),
      ].join(', ')
    },
  }
}
