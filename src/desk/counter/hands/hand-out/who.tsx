import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '../../parts/icon.tsx'
import { useScans } from '../scan/use-scans.tsx'
import { hiddenPhone } from './hidden-phone.ts'

/** Who comes, how to ring them, and what else lies here for them. */
export function Who({ parcel: { order, others } }: { parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.handOut')
  const format = formatter(useLocale())
  const { scan } = useScans()
  const { receiver_name: name, receiver_phone: phone } = order
  return (
    <header className="hand-out__who">
      <h2>{name}</h2>
      {phone && (
        <a className="hand-out__call" href={`tel:+998${phone}`}>
          <Icon name="phone" />
          <span className="spoken">{t('call')}</span>
        </a>
      )}
      <p>
        {phone && <span>{hiddenPhone(phone)}</span>}
        {others.map((other) => (
          <button key={other.order_id} type="button" onClick={() => scan(other.tracking_code)}>
            {t(other.to_collect > 0 ? 'oneMoreToPay' : 'oneMorePaid', {
              place: other.place ?? t('noPlace'),
              amount: format.money(other.to_collect),
            })}
          </button>
        ))}
      </p>
    </header>
  )
}
