import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { placesOf } from '#modules/counter/domain/shelf-place.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Printer } from './printer/use-printer.ts'

/** Stickers for the shelf: scanned after a parcel they say where it lies. */
export function ShelfLabels({ post, printer }: { post: CounterPost; printer: Printer }) {
  const t = useTranslations('deskCounterLabels.shelf')
  const { number } = formatter(useLocale())
  const [row, setRow] = useState('')
  const rows = [...new Set(placesOf(post.shelf).map((place) => place.slice(0, 1)))]
  const count = row === '' ? post.shelf.rows * post.shelf.columns : post.shelf.columns
  const print = () =>
    printer.print({
      name: `javon-${row || 'A-Z'}`,
      load: (api, format) =>
        api.call(counterCalls.printShelfLabels, { query: { ...(row === '' ? {} : { row }), format } }),
    })
  return (
    <section className="counter-card labels-shelf">
      <div>
        <h3>{t('title')}</h3>
        <p className="counter-quiet">{t('text')}</p>
      </div>
      <Select label={t('rows')} value={row} onChange={(event) => setRow(event.target.value)}>
        <option value="">{t('all')}</option>
        {rows.map((one) => (
          <option key={one} value={one}>
            {t('row', { row: one })}
          </option>
        ))}
      </Select>
      <Button look="second" busy={printer.now.state === 'busy'} onClick={() => void print()}>
        <Icon name="printer" />
        {t('print', { count, text: number(count) })}
      </Button>
    </section>
  )
}
