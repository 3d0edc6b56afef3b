import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ShelfItem } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { useScans } from '../scan/use-scans.tsx'

/** Whoever it could be, by the phone or the name that was typed. */
export function FoundList({ items, text }: { items: readonly ShelfItem[]; text: string }) {
  const t = useTranslations('deskCounterHands.found')
  const format = formatter(useLocale())
  const { scan } = useScans()
  return (
    <section className="found" aria-label={t('title', { text })}>
      <h2>{t('title', { text })}</h2>
      <ul className="found-list">
        {items.map((item) => (
          <li key={item.order_id}>
            <button type="button" onClick={() => scan(item.tracking_code || item.order_id)}>
              <b>{item.place ?? '—'}</b>
              <span>
                {item.name}
                <small>
                  <TrackCode code={item.tracking_code} />
                </small>
              </span>
              {item.to_collect > 0 && <em>{format.money(item.to_collect)}</em>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
