import { useTranslations } from 'use-intl'
import type { Texts } from '#modules/content/domain/texts.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { kindNames } from '../parts/points/point-names.ts'
import { TextsField } from '../parts/texts/texts-field.tsx'
import { type PointFault, type PointForm, withKind } from './point-form.ts'
import { PointHolidays } from './point-holidays.tsx'
import { PointHours } from './point-hours.tsx'
import { PointLimits } from './point-limits.tsx'
import { PointPlace } from './point-place.tsx'
import type { PointEdit } from './use-point-edit.ts'

type PointFieldsProps = {
  edit: PointEdit
  /** What stands in the way, once somebody has tried to save. */
  faults: readonly PointFault[]
  /** What the server found wrong. */
  told: (field: string) => string | undefined
}

const longest = { name: 120, address: 200, landmark: 200 } as const

const wordNames = {
  name: 'deskPoints.fields.name',
  address: 'deskPoints.fields.address',
  landmark: 'deskPoints.fields.landmark',
} as const

/** A computed name would let any field take them. */
const wordsIn = (field: keyof typeof longest, texts: Texts): Partial<PointForm> =>
  ({ name: { name: texts }, address: { address: texts }, landmark: { landmark: texts } })[field]

export function PointFields({ edit, faults, told }: PointFieldsProps) {
  const t = useTranslations()
  const { form, change } = edit
  const faultNames = { required: 'deskPoints.faults.required', hours: 'deskPoints.faults.hours' } as const
  const wrong = (path: string) => {
    const fault = faults.find((one) => one.path === path)
    return fault ? t(faultNames[fault.why]) : told(path)
  }
  const words = (field: keyof typeof longest, hint?: string) => (
    <TextsField
      label={t(wordNames[field])}
      hint={hint}
      alwaysMade
      max={longest[field]}
      value={form[field]}
      faults={{ uz: wrong(`${field}.uz`), ru: wrong(`${field}.ru`), en: wrong(`${field}.en`) }}
      onChange={(texts) => change(wordsIn(field, texts))}
    />
  )
  return (
    <>
      <div className="point-kind">
        <Segmented
          label={t('deskPoints.fields.kind')}
          options={edit.kinds.map((value) => ({ value, label: t(kindNames[value]) }))}
          value={form.kind}
          onChange={(kind) => change(withKind(form, kind))}
        />
      </div>
      {words('name')}
      <PointPlace edit={edit} wrong={wrong} />
      {words('address', t('deskPoints.hints.address'))}
      {words('landmark', t('deskPoints.hints.landmark'))}
      <PointHours edit={edit} wrong={wrong} />
      <PointHolidays edit={edit} wrong={wrong} />
      <PointLimits edit={edit} wrong={wrong} />
    </>
  )
}
