import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { isPaidOnTheWay, type PaymentType } from '#modules/orders/domain/order.ts'
import type { MethodView } from '#modules/payments/checkout/payments.contract.ts'
import { paymentNames } from '#parcel/names/payment-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { type RadioCard, RadioCards } from '#ui/fields/radio-cards.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../shell/local-link.tsx'

type PayChoiceProps = {
  methods: readonly MethodView[]
  balance: number | undefined
  chosen: PaymentType | undefined
  onChoose: (type: PaymentType) => void
}

/** Every way there is; those that are off say why. */
export function PayChoice({ methods, balance, chosen, onChoose }: PayChoiceProps) {
  const t = useTranslations('basket.list')
  const names = useTranslations()
  const noteOf = useMethodNotes(balance)
  const cards = methods.map(
    ({ type, enabled, reason, available }): RadioCard<PaymentType> => ({
      value: type,
      label: names(paymentNames[type]),
      ...(enabled ? { note: noteOf(type, available) } : { unavailable: reason ?? t('unavailable') }),
    }),
  )
  return (
    <div className="basket-pay__choice">
      <RadioCards
        label={<span className="basket-pay__question">{t('payTitle')}</span>}
        cards={cards}
        value={chosen}
        onChange={onChoose}
      />
      {chosen && isPaidOnTheWay(chosen) && (
        <p className="basket-pay__call">
          <Icon name="phone" size="small" className="basket-pay__phone" />
          {t('call')}
        </p>
      )}
    </div>
  )
}

function useMethodNotes(
  balance: number | undefined,
): (type: PaymentType, available?: number) => string | undefined {
  const t = useTranslations('basket.list.notes')
  const { money } = formatter(useLocale())
  return (type, available) => {
    if (type === 'balance')
      return balance === undefined ? undefined : t('balance', { amount: money(balance) })
    if (type === 'on_account') return t('onAccount', { amount: money(available ?? 0) })
    if (type === 'cash') return t('cash')
    return type === 'receiver' ? t('receiver') : t('provider')
  }
}

/** How much is not there, and the way to it. */
export function MissingMoney({ amount }: { amount: number }) {
  const t = useTranslations('basket.list')
  const { money } = formatter(useLocale())
  return (
    <Notice tone="warning" title={t('missingTitle', { amount: money(amount) })}>
      <p>{t('missingText')}</p>
      <LocalLink
        className={buttonClass({ look: 'second', small: true, className: 'basket-pay__top-up' })}
        to="/dashboard/balance"
      >
        {t('topUp')}
      </LocalLink>
    </Notice>
  )
}
