import { useTranslations } from 'use-intl'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import type { ColumnField } from '#modules/bulk/domain/fields.ts'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import { type Choice, type FieldGroup, fieldGroups, type Sureness, surenessOf } from './choice.ts'
import { useFieldNames } from './use-field-names.ts'

type ColumnRowProps = {
  column: UploadAnswer['columns'][number]
  choice: Choice
  /** Another column is this already. */
  isTwice: boolean
  onChoose: (field: ColumnField | null) => void
}

const groupNames = {
  receiver: 'bulkFlow.columns.groups.receiver',
  where: 'bulkFlow.columns.groups.where',
  parcel: 'bulkFlow.columns.groups.parcel',
  money: 'bulkFlow.columns.groups.money',
  own: 'bulkFlow.columns.groups.own',
  sender: 'bulkFlow.columns.groups.sender',
} as const satisfies Record<FieldGroup, string>

const surenessNames = {
  remembered: 'bulkFlow.columns.sure.remembered',
  certain: 'bulkFlow.columns.sure.certain',
  guess: 'bulkFlow.columns.sure.guess',
  chosen: 'bulkFlow.columns.sure.chosen',
  none: 'bulkFlow.columns.sure.none',
} as const satisfies Record<Sureness, string>

/** How it is called in the file and what stands in it, beside what it is to us. */
export function ColumnRow({ column, choice, isTwice, onChoose }: ColumnRowProps) {
  const t = useTranslations('bulkFlow.columns')
  const say = useTranslations()
  const names = useFieldNames()
  const sureness = surenessOf(column, choice)
  const sureText = say(surenessNames[sureness])
  // The star says it; the same word in each row would drown those that are asked about.
  const isKnown = sureness === 'certain' || sureness === 'remembered'
  const chosen = choice.get(column.index) ?? null
  const header = column.header.trim() || t('noName', { number: String(column.index + 1) })
  return (
    <li className="bulk-column" data-sureness={sureness}>
      <div className="bulk-column__file">
        <span className="bulk-column__header">
          <Star className="bulk-column__star" />
          {header}
        </span>
        <span className="bulk-column__samples">
          {column.samples.length > 0 ? column.samples.slice(0, 3).join(' · ') : t('noSamples')}
        </span>
      </div>
      <Icon name="arrowRight" size="small" />
      <Select
        label={<span className="spoken bulk-column__asked">{t('isWhat', { header })}</span>}
        hint={isKnown ? <span className="spoken">{sureText}</span> : sureText}
        error={isTwice ? t('twice') : undefined}
        value={chosen ?? ''}
        onChange={(event) => onChoose((event.target.value || null) as ColumnField | null)}
      >
        <option value="">{t('leaveOut')}</option>
        {fieldGroups.map(({ group, fields }) => (
          <optgroup key={group} label={say(groupNames[group])}>
            {fields.map((field) => (
              <option key={field} value={field}>
                {names(field)}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
    </li>
  )
}
