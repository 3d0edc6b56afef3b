import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { longest, mostSoum } from '#modules/orders/domain/order-fields.ts'
import type { DeliveryInformation } from '#parcel/draft/order-draft.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import type { Step } from '../steps.ts'
import type { Wizard } from '../use-wizard.ts'
import { Photos } from './photos.tsx'
import { Question } from './question.tsx'

/** What is inside, what it is worth, how it looks. */
export function InsideQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.inside')
  const { number } = formatter(useLocale())
  const { draft, errorOf } = wizard
  const { description, comment, parcel_value } = draft.deliveryInformation
  const change = (part: Partial<DeliveryInformation>) => wizard.change({ deliveryInformation: part })
  return (
    <Question step="inside" current={current} title={t('title')}>
      <div data-field="description">
        <TextField
          label={t('description')}
          hint={
            <>
              {t('descriptionHint')} <LocalLink to={pathOf('prohibitedItems')}>{t('prohibited')}</LocalLink>
            </>
          }
          maxLength={longest.description}
          value={description}
          error={errorOf('description')}
          onChange={(event) => change({ description: event.target.value })}
        />
      </div>
      <div data-field="parcel_value" className="wizard-money">
        <NumberField
          label={t('value')}
          hint={t('valueHint')}
          optional={t('optional')}
          unit={t('soum')}
          inputMode="numeric"
          min={0}
          step={1000}
          format={number}
          value={parcel_value || undefined}
          error={errorOf('parcel_value') ?? (parcel_value > mostSoum ? t('tooMuch') : undefined)}
          onChange={(value) => change({ parcel_value: Math.round(value ?? 0) })}
        />
      </div>
      <Photos wizard={wizard} />
      <div data-field="comment">
        <TextArea
          label={t('comment')}
          hint={t('commentHint')}
          optional={t('optional')}
          rows={2}
          maxLength={longest.comment}
          value={comment}
          error={errorOf('comment')}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </div>
    </Question>
  )
}
