import { memo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useTask } from '#client/use-task.ts'
import { bulkCalls } from '#modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { classes } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { AsideIcon } from './aside-icon.tsx'
import { allRows, isSameFilter, type RowFilter, rowsWithErrors } from './rows/filters.ts'

type FilterBarProps = {
  upload: UploadAnswer
  filter: RowFilter
  onFilter: (filter: RowFilter) => void
  onAside: () => void
}

/** Which rows are shown, by what is wrong in them; and what can be done with all of them. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { upload, filter, onFilter, onAside } = props
  const t = useTranslations('bulkTable.filters')
  const chip = (text: string, count: number, to: RowFilter, look?: string) => (
    <FilterChip
      key={`${to.only} ${to.field} ${to.code}`}
      {...{ text, count, look }}
      isOn={isSameFilter(filter, to)}
      onPress={() => onFilter(to)}
    />
  )
  return (
    <div className="bulk-filters">
      <fieldset className="bulk-filters__chips" aria-label={t('label')}>
        {chip(t('all'), upload.rows, allRows)}
        {chip(t('errors'), upload.errors, rowsWithErrors)}
        {upload.problems.length > 0 && <hr />}
        {upload.problems.map(({ field, code, rows, title }) => chip(title, rows, { field, code }))}
        {upload.repaired > 0 && <hr />}
        {upload.repaired > 0 && chip(t('repaired'), upload.repaired, { only: 'repaired' }, 'dotted')}
      </fieldset>
      <div className="bulk-filters__deeds">
        {upload.errors > 0 && <FailedFile upload={upload} />}
        <button type="button" className="bulk-filters__deed" onClick={onAside}>
          <AsideIcon size="tiny" />
          {t('aside')}
        </button>
      </div>
    </div>
  )
})

type FilterChipProps = {
  text: string
  count: number
  isOn: boolean
  look?: string | undefined
  onPress: () => void
}

export function FilterChip({ text, count, isOn, look, onPress }: FilterChipProps) {
  const format = formatter(useLocale())
  return (
    <button
      type="button"
      className={classes('bulk-chip', isOn && 'bulk-chip--on')}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <span data-look={look}>{text}</span> <b>{format.number(count)}</b>
    </button>
  )
}

/** The rows that have errors as the merchant's own file, with the reasons beside them. */
function FailedFile({ upload: { id } }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkTable.filters')
  const task = useTask(bulkCalls.sendFailed)
  const name = useRef(`${t('excelName')}.xlsx`)
  const take = async () => {
    const answer = await task.run({ params: { id } })
    if (answer.ok) saveFile(answer.value, name.current)
  }
  return (
    <>
      <TaskFailure task={task} />
      <button type="button" className="bulk-filters__deed" title={t('excelHint')} onClick={() => void take()}>
        {task.state === 'busy' ? <Spinner /> : <Icon name="download" size="tiny" />}
        {t('excel')}
      </button>
    </>
  )
}
