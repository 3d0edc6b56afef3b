import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import type { Step } from '../steps.ts'
import type { Wizard } from '../use-wizard.ts'
import { PackageQuestion } from './package-question.tsx'
import { Question } from './question.tsx'

/** How it will be paid; what cannot be used now stays in sight and says why. */
export function PaymentQuestion({ wizard, current }: { wizard: Wizard; current: Step }) {
  const t = useTranslations('sendParcel.payment')
  const methods = useAnswer(paymentsCalls.listMethods, {}, { quiet: true })
  const { draft, change, errorOf } = wizard
  const names = useTranslations()
  const notes: Partial<Record<PaymentType, string>> = {
    balance: t('balanceNote'),
    on_account: t('onAccountNote'),
    cash: t('cashNote'),
    receiver: t('receiverNote'),
  }
  return (
    <Question step="payment" current={current} title={t('title')} hint={t('hint')}>
      <PackageQuestion wizard={wizard} />
      <Loaded of={methods} look="part" skeleton={<LoadingShape of="rows" count={4} />}>
        {(list) => (
          <div data-field="payment_type" className="payment-cards">
            <RadioCards
              label={<span className="spoken">{t('title')}</span>}
              error={errorOf('payment_type')}
              value={draft.deliveryInformation.payment_type ?? undefined}
              onChange={(payment_type) => change({ deliveryInformation: { payment_type } })}
              cards={list.map(({ type, enabled, reason }) => ({
                value: type,
                label: names(paymentNames[type]),
                ...(enabled ? { note: notes[type] } : { unavailable: reason ?? t('off') }),
              }))}
            />
          </div>
        )}
      </Loaded>
    </Question>
  )
}
