import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { longest, mostCm, mostKg, mostSoum } from '#modules/orders/domain/order-fields.ts'
import { sizeNames } from '#modules/pricing/domain/names.ts'
import { boxClasses } from '#modules/pricing/domain/tariff.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Entry, EntryFault } from './entry-draft.ts'

type ParcelFieldsProps = {
  entry: Entry
  faults: readonly EntryFault[]
  onChange: (part: Partial<Entry>) => void
}

const sides = ['length', 'width', 'height'] as const
const sideNames = {
  length: 'deskOrders.fields.length',
  width: 'deskOrders.fields.width',
  height: 'deskOrders.fields.height',
} as const

/** What it is and how large: a box by its name, or what a scale said. */
export function ParcelFields({ entry, faults, onChange }: ParcelFieldsProps) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const optional = t('deskOrders.dialog.optional')
  const isWrong = faults.includes('parcel')
  return (
    <fieldset className="entry-part">
      <legend className="entry-part__title">{t('deskOrders.entry.parcel')}</legend>
      <div className="entry-row">
        <TextField
          label={t('deskOrders.fields.description')}
          autoComplete="off"
          maxLength={longest.description}
          value={entry.description}
          error={faults.includes('description') ? t('deskOrders.dialog.missing') : undefined}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <NumberField
          label={t('deskOrders.fields.value')}
          optional={optional}
          value={entry.parcelValue}
          min={0}
          max={mostSoum}
          step={1000}
          format={format.number}
          onChange={(parcelValue) => onChange({ parcelValue })}
        />
      </div>
      <div className="entry-row entry-row--size">
        <Segmented
          label={t('deskOrders.fields.box')}
          value={entry.weight !== undefined ? 'weighed' : (entry.box ?? 'small')}
          options={[
            ...boxClasses.map((box) => ({ value: box, label: t(sizeNames[box]) })),
            { value: 'weighed' as const, label: t('deskOrders.fields.weighed') },
          ]}
          onChange={(box) =>
            onChange(
              box === 'weighed'
                ? { weight: 1 }
                : { box, weight: undefined, length: undefined, width: undefined, height: undefined },
            )
          }
        />
        {entry.weight !== undefined && (
          <div className="entry-sides">
            <NumberField
              label={t('deskOrders.fields.weight')}
              value={entry.weight}
              min={0}
              max={mostKg}
              unit={t('deskOrders.fields.kg')}
              error={isWrong && !entry.weight ? t('deskOrders.dialog.missing') : undefined}
              onChange={(weight) => onChange({ weight: weight ?? 0 })}
            />
            {sides.map((side) => (
              <NumberField
                key={side}
                label={t(sideNames[side])}
                value={entry[side]}
                min={0}
                max={mostCm}
                unit={t('deskOrders.fields.cm')}
                error={isWrong && entry.weight ? t('deskOrders.entry.sides') : undefined}
                onChange={(cm) => onChange({ [side]: cm })}
              />
            ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}
