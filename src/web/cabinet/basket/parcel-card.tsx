import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { promisedWords } from '#parcel/way/promised-words.ts'
import { Route } from '#parcel/way/route.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { OpenedPrice, Price } from '#ui/show/price.tsx'
import { daysLeft, isEnding } from './choice.ts'

type ParcelCardProps = {
  order: OrderAnswer
  chosen: boolean
  /** On a bill that waits for its money: it is paid there, or freed there. */
  held: boolean
  now: number
  townName: (city: number) => string
  onChoose: (chosen: boolean) => void
  onRemove: () => void
}

/** One parcel that waits: where to, how much, and how long it waits. */
export function ParcelCard({ order, chosen, held, now, townName, onChoose, onRemove }: ParcelCardProps) {
  const t = useTranslations('basket.list')
  const shared = useTranslations('basket.shared')
  const format = formatter(useLocale())
  const { number } = format
  return (
    <li className="basket-card" data-chosen={chosen || undefined}>
      <Checkbox
        label={<span className="basket-card__name">{order.description}</span>}
        checked={chosen}
        locked={held}
        note={held ? t('held') : undefined}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <div className="basket-card__way">
        <Route
          from={townName(order.from.city)}
          to={townName(order.to.city)}
          toSpoken={shared('towards')}
          className="basket-card__road"
        />
        <p>{t('receiver', { name: order.receiver_name })}</p>
        {order.promised && <p>{t('promised', { days: promisedWords(order.promised, format) })}</p>}
      </div>
      <div className="basket-card__price">
        <Price amount={number(order.price)} currency={t('soum')} />
        <OpenedPrice label={t('lines')}>
          <BillLines lines={order.lines} price={order.price} />
        </OpenedPrice>
      </div>
      <div className="basket-card__foot">
        {order.keep_until && <KeptUntil until={order.keep_until} now={now} />}
        <Button look="quiet" small className="basket-card__remove" onClick={onRemove}>
          <Icon name="trash" size="small" />
          {t('remove')}
          <span className="spoken">{order.description}</span>
        </Button>
      </div>
    </li>
  )
}

function KeptUntil({ until, now }: { until: string; now: number }) {
  const t = useTranslations('basket.list')
  const { number, dateTime } = formatter(useLocale())
  const days = daysLeft(until, now)
  const ending = isEnding(until, now)
  return (
    <span className="basket-kept" data-ending={ending || undefined}>
      <Icon name={ending ? 'warning' : 'clock'} size="small" />
      {days === 1
        ? t('keptUntil', { at: dateTime(Date.parse(until)) })
        : t('kept', { count: days, shown: number(days) })}
    </span>
  )
}
