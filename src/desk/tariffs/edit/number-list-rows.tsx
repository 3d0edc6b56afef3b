import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { NumberCell } from './number-cell.tsx'
import { lists, longestList, type NumberList } from './tariff-cells.ts'
import { valueAt } from './tariff-draft.ts'
import { useTariffForm } from './tariff-form.ts'

const itemsOf = (data: unknown, path: string) => (valueAt(data, path) ?? []) as readonly unknown[]

/** Rows that can be added and taken away: levels of cover, packages. */
export function NumberListRows({ list }: { list: NumberList }) {
  const t = useTranslations('deskTariffs.lists')
  const format = formatter(useLocale())
  const { data, current, set } = useTariffForm()
  const items = itemsOf(data, list.path)
  // A row that only the tariff in force has is shown as taken away.
  const shown = set ? items.length : Math.max(items.length, itemsOf(current, list.path).length)
  const isLevels = list === lists.levels
  const nameOf = (index: number) => t(isLevels ? 'level' : 'package', { number: format.number(index + 1) })
  return (
    <>
      {Array.from({ length: shown }, (_, index) => (
        // Numbers are all that a row has: its place is what it is known by.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className="tariff-row">
          <span className="tariff-row__name">{nameOf(index)}</span>
          <div className="tariff-row__cells">
            {list.cellsAt(index).map((cell) => (
              <NumberCell key={cell.path} cell={cell} rowName={nameOf(index)} />
            ))}
            {set && items.length > 1 && (
              <button
                type="button"
                className="icon-button tariff-row__remove"
                title={t('remove', { name: nameOf(index) })}
                onClick={() => set(list.path, items.toSpliced(index, 1))}
              >
                <Icon name="trash" size="small" />
                <span className="spoken">{t('remove', { name: nameOf(index) })}</span>
              </button>
            )}
          </div>
        </div>
      ))}
      {set && items.length < longestList && (
        <Button look="quiet" small onClick={() => set(list.path, [...items, list.empty])}>
          <Icon name="plus" size="small" />
          {t(isLevels ? 'addLevel' : 'addPackage')}
        </Button>
      )}
    </>
  )
}
