import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { usualLimits } from '#modules/points/domain/point.ts'
import { offered } from '#modules/points/domain/point-rules.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { serviceNames } from '../parts/points/point-names.ts'
import type { PartProps } from './use-point-edit.ts'

/** What it takes and offers, and how many parcels it holds. */
export function PointLimits({ edit: { form, change }, wrong }: PartProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const { kind, services } = form
  const most = usualLimits[kind]
  const sideNames = ['deskPoints.fields.long', 'deskPoints.fields.middle', 'deskPoints.fields.short'] as const
  return (
    <>
      <div className="point-measures">
        <NumberField
          label={t('deskPoints.fields.capacity')}
          hint={t('deskPoints.hints.capacity')}
          min={1}
          max={10_000}
          format={number}
          value={form.capacity ?? undefined}
          error={wrong('capacity')}
          onChange={(capacity) => change({ capacity: capacity ?? null })}
        />
        <NumberField
          label={t('deskPoints.fields.weight')}
          min={0.1}
          max={most.weightGrams / 1000}
          unit={t('deskPoints.kg')}
          value={form.weight_kg ?? undefined}
          error={wrong('limits.weight_kg')}
          onChange={(weight) => change({ weight_kg: weight ?? null })}
        />
        {sideNames.map((name, index) => (
          <NumberField
            key={name}
            label={t(name)}
            min={1}
            max={most.sidesCm[index]}
            unit={t('deskPoints.cm')}
            value={form.sides_cm[index] ?? undefined}
            error={index === 0 ? wrong('limits.sides_cm') : undefined}
            onChange={(side) => change({ sides_cm: form.sides_cm.with(index, side ?? null) })}
          />
        ))}
      </div>
      {offered[kind].length > 0 && (
        <fieldset className="point-week">
          <legend>{t('deskPoints.fields.services')}</legend>
          {offered[kind].map((service) => (
            <Checkbox
              key={service}
              label={t(serviceNames[service])}
              checked={services.includes(service)}
              onChange={({ target }) =>
                change({
                  services: target.checked
                    ? [...services, service]
                    : services.filter((one) => one !== service),
                })
              }
            />
          ))}
          {kind === 'point' && (
            <Checkbox
              label={t('deskPoints.services.cod')}
              checked={form.cod}
              onChange={({ target }) => change({ cod: target.checked })}
            />
          )}
          <p role="alert" className="point-wrong">
            {wrong('services')}
          </p>
        </fieldset>
      )}
    </>
  )
}
