import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { employments, type VacancyField, vacancyLists, works } from '#modules/content/domain/vacancy.ts'
import { regions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { DayField } from '../parts/days/day-field.tsx'
import { TextsField } from '../parts/texts/texts-field.tsx'
import type { VacancyEdit } from './use-vacancy-edit.ts'
import { isUpsideDown, type Missing } from './vacancy-form.ts'
import { employmentNames, fieldNames, workNames } from './vacancy-names.ts'

/** As the contract has it. */
const longestLine = 120
const longestList = 3000
const largestSalary = 1_000_000_000

type VacancyFieldsProps = {
  edit: VacancyEdit
  /** What has to be written next: told at its fields. */
  missing: readonly Missing[]
  /** What the server found wrong. */
  told: (field: string) => string | undefined
}

export function VacancyFields({ edit, missing, told }: VacancyFieldsProps) {
  const words = { edit, missing, told }
  return (
    <>
      <WordsField {...words} field="title" />
      <Facts edit={edit} told={told} />
      <WordsField {...words} field="specialization" />
      <WordsField {...words} field="experience" />
      <WordsField {...words} field="location" hinted />
      {vacancyLists.map((field) => (
        <WordsField key={field} {...words} field={field} hinted />
      ))}
    </>
  )
}

type WordsFieldProps = VacancyFieldsProps & { field: VacancyField; hinted?: boolean }

function WordsField({ edit, missing, told, field, hinted = false }: WordsFieldProps) {
  const t = useTranslations()
  const isList = (vacancyLists as readonly string[]).includes(field)
  const hint = t(isList ? 'deskVacancies.hints.list' : 'deskVacancies.hints.location')
  const unwritten = missing.find((one) => one.field === field)?.languages ?? []
  const fault = (language: keyof Texts) =>
    told(`words.${field}.${language}`) ??
    (unwritten.includes(language) ? t('deskVacancies.missing.here') : undefined)
  return (
    <TextsField
      label={t(fieldNames[field])}
      hint={hinted ? hint : undefined}
      value={edit.form.words[field]}
      max={isList ? longestList : longestLine}
      rows={isList ? 5 : 1}
      faults={{ uz: fault('uz'), oz: fault('oz'), ru: fault('ru'), en: fault('en') }}
      onChange={(texts) => edit.change({ words: { ...edit.form.words, [field]: texts } })}
    />
  )
}

function Facts({ edit, told }: Pick<VacancyFieldsProps, 'edit' | 'told'>) {
  const t = useTranslations()
  const locale = useLocale()
  const { form, change } = edit
  return (
    <div className="vacancy-facts">
      <Select
        label={t('deskVacancies.facts.region')}
        value={form.region_id ?? ''}
        error={told('region_id')}
        onChange={({ target }) => change({ region_id: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">{t('deskVacancies.anywhere')}</option>
        {regions.map(({ id, name, short = name }) => (
          <option key={id} value={id}>
            {short[locale]}
          </option>
        ))}
      </Select>
      <Select
        label={t('deskVacancies.facts.employment')}
        value={form.employment}
        onChange={({ target }) =>
          change({ employment: employments.find((one) => one === target.value) ?? form.employment })
        }
      >
        {employments.map((one) => (
          <option key={one} value={one}>
            {t(employmentNames[one])}
          </option>
        ))}
      </Select>
      <Select
        label={t('deskVacancies.facts.work')}
        hint={t('deskVacancies.hints.work')}
        value={form.work}
        onChange={({ target }) => change({ work: works.find((one) => one === target.value) ?? form.work })}
      >
        {works.map((one) => (
          <option key={one} value={one}>
            {t(workNames[one])}
          </option>
        ))}
      </Select>
      <Salary edit={edit} told={told} />
      <DayField
        label={t('deskVacancies.facts.closes')}
        hint={t('deskVacancies.hints.closes')}
        value={form.closes_on ?? ''}
        max="2099-12-31"
        error={told('closes_on')}
        onChange={(day) => change({ closes_on: day || null })}
      />
    </div>
  )
}

function Salary({ edit: { form, change }, told }: Pick<VacancyFieldsProps, 'edit' | 'told'>) {
  const t = useTranslations('deskVacancies')
  const format = formatter(useLocale())
  const sum = {
    unit: t('unit'),
    min: 1,
    max: largestSalary,
    step: 100_000,
    inputMode: 'numeric',
    format: format.number,
  } as const
  return (
    <>
      <NumberField
        {...sum}
        label={t('facts.from')}
        hint={t('hints.salary')}
        value={form.salary_from ?? undefined}
        error={told('salary_from')}
        onChange={(value) => change({ salary_from: value ?? null })}
      />
      <NumberField
        {...sum}
        label={t('facts.to')}
        value={form.salary_to ?? undefined}
        error={isUpsideDown(form) ? t('upsideDown') : told('salary_to')}
        onChange={(value) => change({ salary_to: value ?? null })}
      />
    </>
  )
}
