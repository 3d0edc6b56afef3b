import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type Extras, isTooMuch, mostSoum } from '#parcel/price/question.ts'
import type { Terms } from '#parcel/price/terms.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'

type ExtraFieldsProps = {
  extras: Extras
  onChange: (extras: Extras) => void
  terms: Terms
  open: boolean
  /** From one region to another: cash cannot be brought back. */
  acrossRegions: boolean
}

/** What few parcels need stays folded; what was chosen can be seen without unfolding. */
export function ExtraFields({ extras, onChange, terms, open, acrossRegions }: ExtraFieldsProps) {
  const t = useTranslations('calculator')
  const bill = useTranslations('parcel.bill')
  const { money, number } = formatter(useLocale())
  const change = (part: Partial<Extras>) => onChange({ ...extras, ...part })
  const chosen = [
    extras.cod > 0 && t('extras.cod'),
    extras.codReturn && t('extras.codReturn'),
    extras.coverLevel > 0 && t('extras.cover'),
    extras.signature && t('extras.signature'),
    extras.perishable && t('extras.perishable'),
  ].filter(Boolean)
  const sum = { unit: t('soum'), inputMode: 'numeric', min: 0, step: 1000, format: number } as const
  const tooMuch = (soum: number) =>
    isTooMuch(soum) ? t('extras.tooMuch', { limit: money(mostSoum) }) : undefined
  return (
    <details className="calc-extras" open={open}>
      <summary>
        <span>
          <span className="calc-extras__title">{t('extras.title')}</span>
          <span className="field__hint">{chosen.length > 0 ? chosen.join(', ') : t('extras.hint')}</span>
        </span>
        <Icon name="chevronDown" size="small" className="calc-extras__arrow" />
      </summary>
      <div className="calc-extras__fields">
        <NumberField
          {...sum}
          name="cod"
          label={t('extras.cod')}
          hint={t('extras.codHint', { price: money(terms.cod) })}
          error={tooMuch(extras.cod)}
          value={extras.cod || undefined}
          onChange={(cod) => change({ cod: Math.round(cod ?? 0) })}
        />
        <Checkbox
          name="cod"
          value="return"
          label={t('extras.codReturn')}
          note={t('extras.codReturnHint')}
          error={extras.codReturn && acrossRegions ? t('extras.codReturnOutside') : undefined}
          end={bill('free')}
          checked={extras.codReturn}
          onChange={(event) => change({ codReturn: event.target.checked })}
        />
        <NumberField
          {...sum}
          name="val"
          label={t('extras.value')}
          hint={t('extras.valueHint')}
          error={tooMuch(extras.parcelValue)}
          value={extras.parcelValue || undefined}
          onChange={(value) => change({ parcelValue: Math.round(value ?? 0) })}
        />
        <Select
          name="cover"
          label={t('extras.cover')}
          value={extras.coverLevel}
          onChange={(event) => change({ coverLevel: Number(event.target.value) })}
        >
          <option value="0">{t('extras.coverFree', { upTo: money(terms.cover.free) })}</option>
          {terms.cover.levels.map(({ upTo, price }, index) => (
            <option key={upTo} value={index + 1}>
              {t('extras.coverLevel', { upTo: money(upTo), price: money(price) })}
            </option>
          ))}
        </Select>
        <Checkbox
          name="sign"
          value="1"
          label={t('extras.signature')}
          note={t('extras.signatureHint')}
          end={money(terms.signature)}
          checked={extras.signature}
          onChange={(event) => change({ signature: event.target.checked })}
        />
        <Checkbox
          name="val"
          value="fresh"
          label={t('extras.perishable')}
          note={t('extras.perishableHint', {
            count: terms.perishableHours,
            hours: number(terms.perishableHours),
          })}
          checked={extras.perishable}
          onChange={(event) => change({ perishable: event.target.checked })}
        />
      </div>
    </details>
  )
}
