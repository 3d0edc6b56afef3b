import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { regions as allRegions } from '#modules/geo/domain/regions.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { MomentFields } from '../parts/days/moment-fields.tsx'
import type { BannerDraft, Fault, faultsOf, Moment } from './banner-draft.ts'

const faultTexts = {
  momentMissing: 'deskBanner.form.momentMissing',
  endsEarly: 'deskBanner.form.endsEarly',
  regionsMissing: 'deskBanner.form.regionsMissing',
} as const satisfies Record<Fault, string>

type PlanFieldsProps = {
  draft: BannerDraft
  /** Undefined until it was tried to save. */
  faults: ReturnType<typeof faultsOf> | undefined
  onChange: (part: Partial<BannerDraft>) => void
}

/** When it is shown, and where. */
export function PlanFields({ draft, faults, onChange }: PlanFieldsProps) {
  const t = useTranslations('deskBanner.form')
  return (
    <div className="banner-plan">
      <div className="banner-plan__part">
        <Segmented
          label={t('begins')}
          value={draft.begins}
          onChange={(begins) => onChange({ begins })}
          options={[
            { value: 'now', label: t('now') },
            { value: 'later', label: t('later') },
          ]}
        />
        {draft.begins === 'later' && (
          <PlannedMoment
            of={t('begins')}
            value={draft.from}
            fault={faults?.from}
            onChange={(from) => onChange({ from })}
          />
        )}
      </div>
      <div className="banner-plan__part">
        <Segmented
          label={t('ends')}
          value={draft.ends}
          onChange={(ends) => onChange({ ends })}
          options={[
            { value: 'until', label: t('until') },
            { value: 'never', label: t('never') },
          ]}
        />
        {draft.ends === 'until' && (
          <PlannedMoment
            of={t('ends')}
            value={draft.until}
            fault={faults?.until}
            onChange={(until) => onChange({ until })}
          />
        )}
      </div>
      <div className="banner-plan__part banner-plan__where">
        <Segmented
          label={t('where')}
          value={draft.where}
          onChange={(where) => onChange({ where })}
          options={[
            { value: 'whole', label: t('whole') },
            { value: 'some', label: t('some') },
          ]}
        />
        {draft.where === 'some' && (
          <RegionFields
            value={draft.regions}
            fault={faults?.regions}
            onChange={(regions) => onChange({ regions })}
          />
        )}
      </div>
    </div>
  )
}

type PlannedMomentProps = {
  of: string
  value: Moment
  fault: Fault | undefined
  onChange: (moment: Moment) => void
}

function PlannedMoment({ of, value: { day, time }, fault, onChange }: PlannedMomentProps) {
  const t = useTranslations('deskBanner.form')
  const texts = useTranslations()
  const named = (name: string) => (
    <>
      <span className="spoken">{of}, </span>
      {name}
    </>
  )
  return (
    <MomentFields
      value={{ date: day, time }}
      dateLabel={named(t('day'))}
      timeLabel={named(t('time'))}
      error={fault && texts(faultTexts[fault])}
      onChange={({ date, time }) => onChange({ day: date, time })}
    />
  )
}

type RegionFieldsProps = {
  value: readonly number[]
  fault: Fault | undefined
  onChange: (regions: readonly number[]) => void
}

function RegionFields({ value, fault, onChange }: RegionFieldsProps) {
  const t = useTranslations('deskBanner.form')
  const texts = useTranslations()
  const locale = useLocale()
  const change = (id: number, isIn: boolean) =>
    onChange(isIn ? [...value, id] : value.filter((known) => known !== id))
  return (
    <fieldset className="banner-regions">
      <legend className="spoken">{t('regions')}</legend>
      <p className="muted">{t('regionsHint')}</p>
      <div className="banner-regions__list">
        {allRegions.map(({ id, name, short = name }) => (
          <Checkbox
            key={id}
            label={short[locale]}
            checked={value.includes(id)}
            onChange={(event) => change(id, event.target.checked)}
          />
        ))}
      </div>
      <p role="alert" className="banner-regions__fault">
        {fault && texts(faultTexts[fault])}
      </p>
    </fieldset>
  )
}
