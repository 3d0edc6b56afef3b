import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { Answer } from '#client/use-answer.ts'
import type { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { isPaidOnTheWay, type PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import type { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Price } from '#ui/show/price.tsx'
import { mostAtOnce, totalOf, withinLimit } from './choice.ts'
import { MissingMoney, PayChoice } from './pay-choice.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'

type PayPanelProps = {
  chosen: readonly OrderAnswer[]
  methods: Answer<AnswerOf<typeof paymentsCalls.listMethods>>
  balance: Answer<AnswerOf<typeof ledgerCalls.readBalance>>
  type: PaymentType | undefined
  onChooseType: (type: PaymentType) => void
  refresh: () => Promise<void>
  /** Some of them are on a bill that waits: that is shown. */
  meetOpen: () => Promise<void>
}

/** How it is paid for; the sum and the button stay in sight. */
export function PayPanel(props: PayPanelProps) {
  const { chosen, methods, balance, type, onChooseType, refresh, meetOpen } = props
  const t = useTranslations('basket.list')
  const checkout = useCheckout((error) => void catchUp(error))
  const onBalance = balance.data?.balance
  const total = totalOf(chosen)
  const missing = type === 'balance' && onBalance !== undefined ? Math.max(0, total - onBalance) : 0

  // Something is not as this page believes: the basket, the balance or a way to pay has changed elsewhere.
  async function catchUp({ code }: ApiError) {
    if (code === 'insufficient_funds' || code === 'not_in_basket') await balance.refresh()
    if (code === 'not_in_basket') await refresh()
    if (code === 'payment_unavailable' || code === 'balance_too_low') await methods.refresh()
    if (code === 'checkout_waiting') await meetOpen()
  }
  const chooseType = (wanted: PaymentType) => {
    checkout.reset()
    onChooseType(wanted)
  }

  return (
    <section className="basket-pay" aria-label={t('payTitle')}>
      <Loaded of={methods} look="part" skeleton={<LoadingShape of="rows" count={3} />}>
        {(known) => (
          <PayChoice
            methods={withinLimit(known, total, t('limitShort'))}
            balance={onBalance}
            chosen={type}
            onChoose={chooseType}
          />
        )}
      </Loaded>
      {missing > 0 && <MissingMoney amount={missing} />}
      <Trouble checkout={checkout} hidden={missing > 0} />
      {type && isPaidElsewhere(type) && chosen.length > 0 && (
        <SomebodyElse
          busy={checkout.state === 'busy'}
          onPress={() => void checkout.send(chosen, type, 'link')}
        />
      )}
      <PayBar chosen={chosen} total={total} type={type} missing={missing} checkout={checkout} />
    </section>
  )
}

const isPaidLater = (type: PaymentType) => type === 'on_account' || isPaidOnTheWay(type)
const isPaidElsewhere = (type: PaymentType) => type !== 'balance' && !isPaidLater(type)

/** The bill is made, and a link to it on the page that comes next. */
function SomebodyElse({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const t = useTranslations('payLink.own')
  return (
    <Button look="quiet" small busy={busy} onClick={onPress}>
      <Icon name="users" size="small" />
      {t('linkMake')}
    </Button>
  )
}

function Trouble({ checkout, hidden }: { checkout: Checkout; hidden: boolean }) {
  const t = useTranslations('basket.list')
  const failureText = useFailureText()
  const { error, unanswered } = checkout
  return (
    <div role="alert">
      {error && !hidden && <Notice tone="danger">{unanswered ? t('lost') : failureText(error)}</Notice>}
    </div>
  )
}

type PayBarProps = {
  chosen: readonly OrderAnswer[]
  total: number
  type: PaymentType | undefined
  missing: number
  checkout: Checkout
}

function PayBar({ chosen, total, type, missing, checkout }: PayBarProps) {
  const t = useTranslations('basket.list')
  const { number } = formatter(useLocale())
  const isTooMany = chosen.length > mostAtOnce
  const why =
    chosen.length === 0
      ? t('nothing')
      : isTooMany
        ? t('tooMany', { count: mostAtOnce, most: number(mostAtOnce) })
        : undefined
  const cannot = why !== undefined || type === undefined || missing > 0
  return (
    <div className="basket-bar">
      <p role="status">
        <Price hot amount={number(total)} currency={t('soum')} />
        <span className="basket-bar__count">
          {why ?? t('parcels', { count: chosen.length, shown: number(chosen.length) })}
        </span>
      </p>
      <Button
        busy={checkout.state === 'busy'}
        disabled={cannot}
        onClick={() => void (type && checkout.send(chosen, type))}
      >
        {t(type && isPaidLater(type) ? 'place' : 'pay')}
        <Icon name="arrowRight" size="small" />
      </Button>
    </div>
  )
}
