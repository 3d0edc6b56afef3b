import { useTranslations } from 'use-intl'
import { labelsCalls } from '#modules/orders/labels/labels.calls.ts'
import { PaperButton } from '../../../parts/print/paper-button.tsx'
import { Icon } from '../../parts/icon.tsx'

/** The label, of the size that label printers have. */
export function PrintLabel({ orderId, look = 'quiet' }: { orderId: string; look?: 'quiet' | 'second' }) {
  const t = useTranslations('deskCounterHands.takeIn')
  return (
    <PaperButton
      look={look}
      small={look === 'quiet'}
      name={`${orderId}.pdf`}
      load={(api) =>
        api.call(labelsCalls.printLabel, { params: { id: orderId }, query: { format: 'label' } })
      }
    >
      <Icon name="printer" size="small" />
      {t('print')}
    </PaperButton>
  )
}
