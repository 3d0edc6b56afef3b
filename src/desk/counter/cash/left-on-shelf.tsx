import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { useNow } from '../../parts/use-now.ts'
import { dayAfter, endOf } from './shelf-end.ts'

/** So many stand under the drawer; the rest is on the tab of the shelf. */
const mostShown = 4

/** What stays here over night: whose storage ends first. */
export function LeftOnShelf() {
  const t = useTranslations('deskCounterCash.shelf')
  const { number } = formatter(useLocale())
  const shelf = useAnswer(counterCalls.listShelf, {}, { quiet: true })
  if (!shelf.data || shelf.data.items.length === 0) return null
  const { items } = shelf.data
  return (
    <div className="till__part">
      <h3 className="drawer-shelf__head">
        {t('title', { count: items.length, text: number(items.length) })}
        <span>{t('oldest')}</span>
      </h3>
      <ul className="drawer-shelf">
        {items.slice(0, mostShown).map((item) => (
          <li key={item.order_id}>
            <b>{item.place ?? '—'}</b>
            <span>{item.name || item.to_name}</span>
            <Ends item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Ends({ item }: { item: ShelfItem }) {
  const t = useTranslations('deskCounterCash.shelf')
  const { date } = formatter(useLocale())
  const today = tashkentDay(new Date(useNow()))
  const end = endOf(item)
  if (end === undefined) return <span className="drawer-shelf__end">{t('goesOn')}</span>
  const isLate = end <= today
  const words =
    end < today
      ? t('over')
      : end === today
        ? t('today')
        : end === dayAfter(today)
          ? t('tomorrow')
          : date(noonOf(end))
  return (
    <span className="drawer-shelf__end" data-late={isLate || undefined}>
      {isLate && <Icon name="clock" size="tiny" />}
      {words}
      {item.extended && `, ${t('extended')}`}
    </span>
  )
}
