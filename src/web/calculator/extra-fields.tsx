import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { Select } from '#ui/select.tsx'
import { useLocale } from '../shell/current-page.ts'
import { mostSoum } from './address-query.ts'
import type { Extras } from './question.ts'
import type { Terms } from './terms.ts'

type ExtraFieldsProps = { extras: Extras; onChange: (extras: Extras) => void; terms: Terms; open: boolean }

/** What few parcels need stays folded; what was chosen can be seen without unfolding. */
export function ExtraFields({ extras, onChange, terms, open }: ExtraFieldsProps) {
  const t = useTranslations('calculator')
  const { money, number } = formatter(useLocale())
  const change = (part: Partial<Extras>) => onChange({ ...extras, ...part })
  const chosen = [
    extras.cod > 0 && t('extras.cod'),
    extras.coverLevel > 0 && t('extras.cover'),
    extras.signature && t('extras.signature'),
  ].filter(Boolean)
  return (
    <details className="calc-extras" open={open}>
      <summary>
        <span>
          <span className="calc-extras__title">{t('extras.title')}</span>
          <span className="field__hint">{chosen.length > 0 ? chosen.join(', ') : t('extras.hint')}</span>
        </span>
        <Icon name="chevronDown" size="small" />
      </summary>
      <div className="calc-extras__fields">
        <NumberField
          name="cod"
          label={t('extras.cod')}
          hint={t('extras.codHint', { price: money(terms.cod) })}
          unit={t('soum')}
          inputMode="numeric"
          min={0}
          max={mostSoum}
          step={1000}
          format={number}
          value={extras.cod || undefined}
          onChange={(cod) => change({ cod: Math.round(cod ?? 0) })}
        />
        <NumberField
          name="val"
          label={t('extras.value')}
          hint={t('extras.valueHint')}
          unit={t('soum')}
          inputMode="numeric"
          min={0}
          max={mostSoum}
          step={1000}
          format={number}
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
      </div>
    </details>
  )
}
