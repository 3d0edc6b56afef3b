import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ReceiptButton } from '../../../parts/print/receipt-button.tsx'
import { focusScanField } from '../../parts/scan-focus.ts'
import { DoneCard } from '../done-card.tsx'
import { ShelfCard } from '../place/shelf-card.tsx'
import { useScans } from '../scan/use-scans.tsx'
import { PrintLabel } from './print-label.tsx'
import type { TakeInProps } from './props.ts'

/** It is ours now: where to lay it, and its label. */
export function TakenIn({ scan, parcel, post }: TakeInProps) {
  const t = useTranslations('deskCounterHands')
  const { leave } = useScans()
  return (
    <div className="hand-out">
      <ShelfCard scan={scan.id} parcel={parcel} post={post} title={t('stored.lay')} />
      <DoneCard title={scan.done ?? ''} name={parcel.order.sender_name}>
        <div className="done-card__ways">
          <PrintLabel orderId={parcel.order.id} look="second" />
          <Button
            onClick={() => {
              leave()
              focusScanField()
            }}
          >
            {t('handOut.next')}
          </Button>
          {parcel.order.payment_type === 'cash' && <ReceiptButton order={parcel.order} paper="slip" />}
        </div>
      </DoneCard>
    </div>
  )
}
