import { useTranslations } from 'use-intl'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { PackageQuestion } from './package-question.tsx'
import { Question } from './question.tsx'
import { Served } from './served.tsx'
import type { Step } from './steps.ts'
import { useServedList } from './use-served.ts'
import type { Wizard } from './use-wizard.ts'

type Method = { type: PaymentType; enabled: boolean; reason: string | null }

/** How it will be paid; what cannot be used now stays in sight and says why. */
export function PaymentQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.payment')
  const methods = useServedList<Method>('/api/payments/v1/methods')
  const { draft, change, errorOf } = wizard
  const names: Record<PaymentType, { label: string; note?: string }> = {
    card: { label: t('card') },
    payme: { label: t('payme') },
    click: { label: t('click') },
    google_pay: { label: t('googlePay') },
    balance: { label: t('balance'), note: t('balanceNote') },
    cash: { label: t('cash'), note: t('cashNote') },
    receiver: { label: t('receiver'), note: t('receiverNote') },
  }
  return (
    <Question step="payment" current={current} title={t('title')} hint={t('hint')}>
      <PackageQuestion wizard={wizard} />
      <Served of={methods} count={4}>
        {(list) => (
          <div data-field="payment_type" className="payment-cards">
            <RadioCards
              label={<span className="spoken">{t('title')}</span>}
              error={errorOf('payment_type')}
              value={draft.deliveryInformation.payment_type ?? undefined}
              onChange={(payment_type) => change({ deliveryInformation: { payment_type } })}
              cards={list.map(({ type, enabled, reason }) => ({
                value: type,
                ...names[type],
                ...(enabled ? {} : { note: undefined, unavailable: reason ?? t('off') }),
              }))}
            />
          </div>
        )}
      </Served>
    </Question>
  )
}
