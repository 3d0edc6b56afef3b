import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { audiences, gifts } from '#modules/promos/domain/promotion.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { MomentFields } from '../parts/days/moment-fields.tsx'
import type { Fault, Faults, PromotionDraft } from './promotion-draft.ts'
import { audienceNames, giftNames } from './promotion-names.ts'

type PromotionFieldsProps = {
  draft: PromotionDraft
  /** Undefined until it was tried to save. */
  faults: Faults | undefined
  /** One of the first three: what it gives and to whom stays. */
  fixed: boolean
  onChange: (part: Partial<PromotionDraft>) => void
}

const faultTexts = {
  momentMissing: 'deskPromotions.form.momentMissing',
  endsEarly: 'deskPromotions.form.endsEarly',
  amountMissing: 'deskPromotions.form.amountMissing',
} as const satisfies Record<Fault, string>

/** What it gives, to whom and up to how much. */
export function PromotionFields(props: PromotionFieldsProps) {
  return (
    <>
      <GiftFields {...props} />
      <BoundFields {...props} />
      <TimeFields {...props} />
    </>
  )
}

function GiftFields({ draft, faults, fixed, onChange }: PromotionFieldsProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const offered = fixed ? [draft.gives] : gifts.filter((gift) => gift !== 'reward')
  return (
    <div className="promotions-fields">
      <Select
        label={t('deskPromotions.form.gives')}
        value={draft.gives}
        disabled={fixed}
        onChange={(event) => onChange({ gives: event.target.value as PromotionDraft['gives'] })}
      >
        {offered.map((gift) => (
          <option key={gift} value={gift}>
            {t(giftNames[gift])}
          </option>
        ))}
      </Select>
      {draft.gives === 'percent' && (
        <NumberField
          label={t('deskPromotions.form.percent')}
          hint={t('deskPromotions.form.percentHint')}
          unit="%"
          min={1}
          max={100}
          value={draft.percent}
          onChange={(percent) => onChange({ percent })}
        />
      )}
      {(draft.gives === 'amount' || draft.gives === 'reward') && (
        <NumberField
          label={t('deskPromotions.form.amount')}
          min={1}
          max={1_000_000_000}
          format={number}
          disabled={fixed}
          error={faults?.amount && t(faultTexts[faults.amount])}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      )}
      <Select
        label={t('deskPromotions.form.forWhom')}
        value={draft.forWhom}
        disabled={fixed}
        onChange={(event) => onChange({ forWhom: event.target.value as PromotionDraft['forWhom'] })}
      >
        {audiences.map((audience) => (
          <option key={audience} value={audience}>
            {t(audienceNames[audience])}
          </option>
        ))}
      </Select>
      {draft.forWhom === 'new' && (
        <NumberField
          label={t('deskPromotions.form.lastsDays')}
          hint={t('deskPromotions.form.lastsHint')}
          min={1}
          max={3650}
          value={draft.lastsDays}
          onChange={(lastsDays) => onChange({ lastsDays })}
        />
      )}
    </div>
  )
}

const bounds = {
  budget: 'deskPromotions.form.budget',
  mostPerParcel: 'deskPromotions.form.mostPerParcel',
  mostPerCustomer: 'deskPromotions.form.mostPerCustomer',
  mostParcels: 'deskPromotions.form.mostParcels',
  mostParcelsMerchant: 'deskPromotions.form.mostParcelsMerchant',
} as const
type Bound = keyof typeof bounds
const boundNames = Object.keys(bounds) as Bound[]

/** A bound that is left empty is not set. */
function BoundFields({ draft, onChange }: PromotionFieldsProps) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const change = (name: Bound, value: number | undefined) => {
    const part: Partial<Record<Bound, number | undefined>> = { [name]: value }
    onChange(part)
  }
  return (
    <fieldset className="promotions-bounds">
      <legend>{t('deskPromotions.form.bounds')}</legend>
      <p className="muted">{t('deskPromotions.form.boundsHint')}</p>
      <div className="promotions-fields">
        {boundNames.map((name) => (
          <NumberField
            key={name}
            label={t(bounds[name])}
            min={name === 'budget' ? 0 : 1}
            max={1_000_000_000}
            format={number}
            value={draft[name]}
            onChange={(value) => change(name, value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function TimeFields({ draft, faults, onChange }: PromotionFieldsProps) {
  const t = useTranslations()
  const said = (fault: Fault | undefined) => fault && t(faultTexts[fault])
  return (
    <div className="promotions-fields promotions-fields--times">
      <MomentFields
        value={draft.from}
        dateLabel={t('deskPromotions.form.beginsDay')}
        timeLabel={t('deskPromotions.form.time')}
        error={said(faults?.from)}
        onChange={(from) => onChange({ from })}
      />
      <div className="promotions-ends">
        <Segmented
          label={t('deskPromotions.form.ends')}
          value={draft.ends}
          onChange={(ends) => onChange({ ends })}
          options={[
            { value: 'until', label: t('deskPromotions.form.until') },
            { value: 'never', label: t('deskPromotions.form.never') },
          ]}
        />
        {draft.ends === 'until' && (
          <MomentFields
            value={draft.until}
            dateLabel={t('deskPromotions.form.endsDay')}
            timeLabel={t('deskPromotions.form.time')}
            error={said(faults?.until)}
            onChange={(until) => onChange({ until })}
          />
        )}
      </div>
      <Checkbox
        label={t('deskPromotions.form.banner')}
        note={t('deskPromotions.form.bannerNote')}
        checked={draft.banner}
        onChange={(event) => onChange({ banner: event.target.checked })}
      />
    </div>
  )
}
