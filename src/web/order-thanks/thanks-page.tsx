import './thanks.css'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import type { CheckoutView } from '#modules/payments/payments.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type ApiError, useApi } from '../api-client.ts'
import { LoadFailed } from '../basket/load-failed.tsx'
import { useTownNames } from '../basket/use-town-names.ts'
import { checkoutPath, readPayment } from '../pay/answers.ts'
import { checkoutIn } from '../pay/stage.ts'
import { useWatched } from '../pay/use-watched.ts'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { LabelPart } from './label-part.tsx'
import { NextSteps } from './next-steps.tsx'
import { OrderSlip } from './order-slip.tsx'
import { PaymentReturn, ToBalance } from './payment-return.tsx'
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
  return checkout === undefined ? <ThanksFor ids={ids} /> : <AfterPayment number={checkout} ids={ids} />
}

const isOpen = ({ status }: CheckoutView) => status === 'waiting'

function AfterPayment({ number, ids }: { number: string; ids: readonly string[] }) {
  const { loaded, resting, again } = useWatched(useApi(), {
    path: checkoutPath(number),
    read: readPayment,
    isOpen,
  })
  if (loaded.state === 'loading') return <Loading />
  if (loaded.state === 'failed')
    // Somebody else's, or a mistyped one: its orders may still be theirs.
    return loaded.error.code === 'not_found' ? (
      <ThanksFor ids={ids} />
    ) : (
      <Failed error={loaded.error} retry={again} />
    )
  const payment = loaded.data
  if (payment.status !== 'paid') return <PaymentReturn payment={payment} resting={resting} again={again} />
  return <ThanksFor ids={payment.orders.map(({ id }) => id)} payment={payment} />
}

type ThanksForProps = { ids: readonly string[]; payment?: CheckoutView }

function ThanksFor({ ids, payment }: ThanksForProps) {
  const { found, retry } = useOrders(ids)
  if (found.state === 'loading') return <Loading />
  if (found.state === 'failed') return <Failed error={found.error} retry={retry} />
  return found.orders.length === 0 ? <Missing /> : <Thanks orders={found.orders} payment={payment} />
}

function Loading() {
  const common = useTranslations('common')
  return (
    <div className="wrap thanks">
      <Skeleton of="cards" count={2} label={common('loading')} />
    </div>
  )
}

function Failed({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useTranslations('basket.thanks')
  return (
    <div className="wrap thanks">
      <LoadFailed title={t('loadFailed')} error={error} retry={retry} />
    </div>
  )
}

const wall = ['o1@1o', '1@2@1', 'o1@1o']

type ThanksProps = { orders: readonly OrderDetail[]; payment: CheckoutView | undefined }

function Thanks({ orders, payment }: ThanksProps) {
  const t = useTranslations('basket.thanks')
  const texts = usePageTexts()
  const townName = useTownNames()
  return (
    <div className="wrap thanks">
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
          <LabelPart orders={orders} />
          <div className="thanks__ways">
            <LocalLink className={buttonClass()} to="/send_parcel">
              {t('another')}
            </LocalLink>
            <OrdersLink />
          </div>
        </div>
      </div>
    </div>
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
    <div className="wrap thanks">
      <EmptyState title={t('missingTitle')} action={<OrdersLink />}>
        {t('missingText')}
      </EmptyState>
    </div>
  )
}
