import './thanks.css'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'
import { checkoutIn } from '#parcel/pay/stage.ts'
import { useWatched } from '#parcel/pay/use-watched.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { LabelPart } from './label-part.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderSlip } from './order-slip.tsx'
import { PaymentReturn, ToBalance } from './payment-return.tsx'
import { PushOffer } from './push-offer.tsx'
import { useOrders } from './use-orders.ts'
import { idsIn, takenFromBalance } from './what-next.ts'

/**
 * After an order: its numbers, its label and what happens next. Everything comes from the address, so it can be reloaded.
 * Whoever comes back from a bank sees first what has become of the payment.
 */
export function ThanksPage() {
  const [query] = useSearchParams()
  const ids = useMemo(() => idsIn(query), [query])
  const checkout = checkoutIn(query)
  return checkout === undefined ? (
    <ThanksFor key={ids.join()} ids={ids} />
  ) : (
    <AfterPayment key={checkout} number={checkout} ids={ids} />
  )
}

const isOpen = ({ status }: CheckoutView) => status === 'waiting'

function AfterPayment({ number, ids }: { number: string; ids: readonly string[] }) {
  const t = useTranslations('basket.thanks')
  const watched = useWatched(paymentsCalls.readCheckout, { params: { number } }, isOpen)
  const { data, error, resting, retry } = watched
  // Somebody else's, or a mistyped one: its orders may still be theirs.
  if (!data && error?.code === 'not_found') return <ThanksFor key={ids.join()} ids={ids} />
  if (data?.status === 'paid') {
    const paid = data.orders.map(({ id }) => id)
    return <ThanksFor key={paid.join()} ids={paid} payment={data} />
  }
  return (
    <div className="wrap thanks">
      <Loaded of={watched} title={t('loadFailed')} skeleton={<Coming />}>
        {(payment) => <PaymentReturn payment={payment} resting={resting} again={retry} />}
      </Loaded>
    </div>
  )
}

type ThanksForProps = { ids: readonly string[]; payment?: CheckoutView }

function ThanksFor({ ids, payment }: ThanksForProps) {
  const t = useTranslations('basket.thanks')
  return (
    <div className="wrap thanks">
      <Loaded of={useOrders(ids)} title={t('loadFailed')} skeleton={<Coming />}>
        {(orders) => (orders.length === 0 ? <Missing /> : <Thanks orders={orders} payment={payment} />)}
      </Loaded>
    </div>
  )
}

const Coming = () => <LoadingShape of="cards" count={2} />

const wall = ['o1@1o', '1@2@1', 'o1@1o']

type ThanksProps = { orders: readonly OrderDetail[]; payment: CheckoutView | undefined }

function Thanks({ orders, payment }: ThanksProps) {
  const t = useTranslations('basket.thanks')
  const texts = usePageTexts()
  const townName = useTownNames()
  return (
    <>
      <div className="thanks__head">
        <div>
          <h1>{texts?.title}</h1>
          <Paid orders={orders} payment={payment} />
        </div>
        <div className="thanks__art" aria-hidden="true">
          <Girih wall={wall} />
        </div>
      </div>
      {payment && <ToBalance payment={payment} />}
      <div className="thanks__parts">
        <ul className="thanks__orders">
          {orders.map((order) => (
            <OrderSlip key={order.id} order={order} townName={townName} />
          ))}
        </ul>
        <div className="thanks__side">
          <NextSteps orders={orders} />
          <PushOffer />
          <LabelPart orders={orders} />
          <div className="thanks__ways">
            <LocalLink className={buttonClass()} to="/send_parcel">
              {t('another')}
            </LocalLink>
            <OrdersLink />
          </div>
        </div>
      </div>
    </>
  )
}

/** What was paid just now, by a bill or from the balance. */
function Paid({ orders, payment }: ThanksProps) {
  const t = useTranslations('basket.thanks')
  const own = useTranslations('payLink.own')
  const { money } = formatter(useLocale())
  const taken = takenFromBalance(orders)
  if (!payment && taken === 0) return null
  return (
    <p className="thanks__paid" role="status">
      <Icon name="check" size="small" />
      {payment ? own('paid', { amount: money(payment.amount) }) : t('fromBalance', { amount: money(taken) })}
    </p>
  )
}

function OrdersLink() {
  const t = useTranslations('basket.shared')
  return (
    <LocalLink className={buttonClass({ look: 'second' })} to="/order-list?page=1">
      {t('orders')}
    </LocalLink>
  )
}

function Missing() {
  const t = useTranslations('basket.thanks')
  return (
    <EmptyState title={t('missingTitle')} action={<OrdersLink />}>
      {t('missingText')}
    </EmptyState>
  )
}
