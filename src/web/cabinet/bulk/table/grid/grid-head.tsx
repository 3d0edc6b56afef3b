// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Field } from '#modules/bulk/domain/fields.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Star } from '#ui/star.tsx'
import type { Laid, Source } from './columns.ts'

type GridHeadProps = {
  laid: Laid
  onColumn: (field: Field) => void
  onColumns: () => void
}

/** What the columns are, and which header of the file each came from. */
export const GridHead = memo(function GridHead({ laid, onColumn, onColumns }: GridHeadProps) {
  const t = useTranslations('bulkTable.grid')
  const names = useTranslations('bulk.fields')
  return (
    <div className="grid-head" role="row" aria-rowindex={1}>
      <div className="grid-head__number" role="columnheader">
        {t('number')}
      </div>
      {laid.columns.map(({ field, left, width, figures, source }) => (
        <div
          key={field}
          className={figures ? 'grid-head__column grid-head__column--figures' : 'grid-head__column'}
          role="columnheader"
          style={{ left, width }}
        >
          <button
            type="button"
            className="grid-head__name"
            title={t('changeAll', { column: names(field) })}
            tabIndex={-1}
            onClick={() => onColumn(field)}
          >
            {names(field)}
          </button>
          {source && <FileHeader source={source} />}
        </div>
      ))}
      <div className="grid-head__price" role="columnheader">
        {t('price')}
      </div>
      <div className="grid-head__actions" role="columnheader" aria-label={t('actions')}>
        <button type="button" className="grid-head__columns" onClick={onColumns}>
          <Icon name="edit" size="tiny" />
          {t('columns')}
        </button>
      </div>
    </div>
  )
})

function FileHeader({ source: { header, guessed, parts } }: { source: Source }) {
  const t = useTranslations('bulkTable.grid')
  const format = formatter(useLocale())
  const text =
    parts > 1
      ? t('split', { header, count: format.number(parts) })
      : guessed
        ? t('guess', { header })
        : header
  return (
    <span className="grid-head__from" data-guessed={guessed || undefined} title={text}>
      <Star className="grid-head__star" />
      <span>{text}</span>
    </span>
  )
}
