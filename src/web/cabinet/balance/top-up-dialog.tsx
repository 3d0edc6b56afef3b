import { useTranslations } from 'use-intl'
import type { TopUpView } from '#modules/payments/top-up/top-up.contract.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { BankDetails } from './bank-details.tsx'
import { TopUpForm } from './top-up-form.tsx'

type TopUpDialogProps = {
  open: boolean
  phone: string
  onClose: () => void
  onSent: (topUp: TopUpView) => void
}

/** Two steps one under the other: pay, then show that it was paid. */
export function TopUpDialog({ open, phone, onClose, onSent }: TopUpDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      place="side"
      title={t('balance.topUp.title')}
      closeLabel={t('common.close')}
    >
      <ol className="top-up-steps">
        <li>
          <h3>{t('balance.topUp.payTitle')}</h3>
          <p className="muted">{t('balance.topUp.payText')}</p>
          <BankDetails phone={phone} />
        </li>
        <li>
          <h3>{t('balance.topUp.showTitle')}</h3>
          <p className="muted">{t('balance.topUp.showText')}</p>
          <TopUpForm onSent={onSent} />
        </li>
      </ol>
    </Dialog>
  )
}
