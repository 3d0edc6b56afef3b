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
  const names = useTranslations('bulkTable.columns')
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus
    <div className="bulk-head" role="row" aria-rowindex={1}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <div className="bulk-head__number" role="columnheader">
        {t('number')}
      </div>
      {laid.columns.map(({ field, left, width, figures, source }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus
        <div
          key={field}
          className={figures ? 'bulk-head__column bulk-head__column--figures' : 'bulk-head__column'}
          role="columnheader"
          style={{ left, width }}
        >
          <button
            type="button"
            className="bulk-head__name"
            title={t('changeAll', { column: names(field) })}
            tabIndex={-1}
            onClick={() => onColumn(field)}
          >
            {names(field)}
          </button>
          {source && <FileHeader source={source} />}
        </div>
      ))}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus */}
      <div className="bulk-head__price" role="columnheader" style={{ left: laid.priceLeft }}>
        {t('price')}
      </div>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the grid holds the focus */}
      <div className="bulk-head__actions" role="columnheader" aria-label={t('actions')}>
        <button type="button" className="bulk-head__columns" onClick={onColumns}>
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
    <span className="bulk-head__from" data-guessed={guessed || undefined} title={text}>
      <Star className="bulk-head__star" />
      <span>{text}</span>
    </span>
  )
}
