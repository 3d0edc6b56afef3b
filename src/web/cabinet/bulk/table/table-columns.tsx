import { useTranslations } from 'use-intl'
import { type Field, fields } from '#modules/bulk/domain/fields.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Column } from './grid/columns.ts'

type TableColumnsProps = {
  columns: readonly Column[]
  opened: ReadonlySet<Field>
  onOpened: (opened: ReadonlySet<Field>) => void
  /** To change it in all rows. */
  onColumn: (field: Field) => void
  onAnew: (() => void) | undefined
  onClose: () => void
}

/** Which columns the table has; each can be changed in all rows at once. */
export function TableColumns(props: TableColumnsProps) {
  const { columns, opened, onOpened, onColumn, onAnew, onClose } = props
  const t = useTranslations('bulkTable.fields')
  const names = useTranslations('bulk.fields')
  const change = useTranslations('bulkTable.grid')
  const isShown = (field: Field) => columns.some((column) => column.field === field)
  const show = (field: Field, isOn: boolean) => {
    const next = new Set(opened)
    if (isOn) next.add(field)
    else next.delete(field)
    onOpened(next)
  }
  const actions = (
    <>
      {onAnew && (
        <Button look="second" onClick={onAnew}>
          {t('anew')}
        </Button>
      )}
      <Button onClick={onClose}>{t('close')}</Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={t('title')} place="side" actions={actions}>
      <p className="table-columns__lead">{t('lead')}</p>
      <ul className="table-columns">
        {fields.map((field) => (
          <li key={field}>
            <Checkbox
              label={names(field)}
              checked={isShown(field)}
              // What the file or an error has brought stays; only what was opened here can be put away.
              disabled={isShown(field) && !opened.has(field)}
              onChange={(event) => show(field, event.target.checked)}
            />
            <button
              type="button"
              className="table-columns__change"
              aria-label={change('changeAll', { column: names(field) })}
              onClick={() => onColumn(field)}
            >
              <Icon name="edit" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
