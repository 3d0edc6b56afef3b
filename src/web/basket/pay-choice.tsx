import { useTranslations } from 'use-intl'
import { isPaidOnTheWay, type PaymentType } from '#modules/orders/domain/order.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { type RadioCard, RadioCards } from '#ui/radio-cards.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import type { Method } from './answers.ts'

type PayChoiceProps = {
  methods: readonly Method[]
  balance: number | undefined
  chosen: PaymentType | undefined
  onChoose: (type: PaymentType) => void
}

/** Every way there is; those that are off say why. */
export function PayChoice({ methods, balance, chosen, onChoose }: PayChoiceProps) {
  const t = useTranslations('basket.list')
  const names = useMethodNames()
  const noteOf = useMethodNotes(balance)
  const cards = methods.map(
    ({ type, enabled, reason }): RadioCard<PaymentType> => ({
      value: type,
      label: names[type],
      ...(enabled ? { note: noteOf(type) } : { unavailable: reason ?? t('unavailable') }),
    }),
  )
  return (
    <div className="basket-pay__choice">
      <RadioCards label={t('payTitle')} cards={cards} value={chosen} onChange={onChoose} />
      {chosen && isPaidOnTheWay(chosen) && (
        <p className="basket-pay__call">
          <Icon name="phone" size="small" />
          {t('call')}
        </p>
      )}
    </div>
  )
}

function useMethodNames(): Readonly<Record<PaymentType, string>> {
  const t = useTranslations('basket.list.types')
  return {
    card: t('card'),
    payme: t('payme'),
    click: t('click'),
    google_pay: t('googlePay'),
    balance: t('balance'),
    cash: t('cash'),
    receiver: t('receiver'),
  }
}

function useMethodNotes(balance: number | undefined): (type: PaymentType) => string | undefined {
  const t = useTranslations('basket.list.notes')
  const { money } = formatter(useLocale())
  return (type) => {
    if (type === 'balance')
      return balance === undefined ? undefined : t('balance', { amount: money(balance) })
    return type === 'cash' || type === 'receiver' ? t(type) : t('provider')
  }
}

/** How much is not there, and the way to it. */
export function MissingMoney({ amount }: { amount: number }) {
  const t = useTranslations('basket.list')
  const { money } = formatter(useLocale())
  return (
    <Notice tone="warning" title={t('missingTitle', { amount: money(amount) })}>
      <p>{t('missingText')}</p>
      <LocalLink className={buttonClass({ look: 'second', small: true })} to="/dashboard/balance">
        {t('topUp')}
      </LocalLink>
    </Notice>
  )
}
