import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { ReceiptButton } from '../../../parts/print/receipt-button.tsx'
import { focusScanField } from '../../parts/scan-focus.ts'
import { DoneCard } from '../done-card.tsx'
import type { Scan } from '../scan/scan-list.ts'
import { useScans } from '../scan/use-scans.tsx'

/** It is out of the house; what else lies here for the same person comes next. */
export function Given({ scan, parcel: { order, others } }: { scan: Scan; parcel: CounterParcel }) {
  const t = useTranslations('deskCounterHands.handOut')
  const format = formatter(useLocale())
  const { scan: next, leave } = useScans()
  return (
    <DoneCard title={scan.done ?? ''} name={order.receiver_name}>
      <p>
        <TrackCode code={order.tracking_code} />
      </p>
      {order.wishes.refused && <p>{t('goesBack')}</p>}
      <div className="done-card__ways">
        {others.map((other) => (
          <Button key={other.order_id} onClick={() => next(other.tracking_code)}>
            {t(other.to_collect > 0 ? 'oneMoreToPay' : 'oneMorePaid', {
              place: other.place ?? t('noPlace'),
              amount: format.money(other.to_collect),
            })}
          </Button>
        ))}
        <Button
          look={others.length > 0 ? 'second' : 'main'}
          onClick={() => {
            leave()
            focusScanField()
          }}
        >
          {t('next')}
        </Button>
        {order.to_collect > 0 && !order.wishes.refused && <ReceiptButton order={order} paper="slip" />}
      </div>
    </DoneCard>
  )
}
