import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import type { PaymentType } from '#modules/orders/domain/order.ts'
import type { OrderAnswer } from '#modules/orders/orders.contract.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import type { CheckoutView } from '#modules/payments/checkout/payments.contract.ts'
import { useTownNames } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { methodFor, totalOf, withinLimit } from './choice.ts'
import { OpenPayments } from './open-payments.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { PayPanel } from './pay-panel.tsx'
import { RemoveParcel } from './remove-parcel.tsx'
import { useComeBack } from './use-come-back.ts'

type ParcelsToPayProps = { orders: readonly OrderAnswer[]; now: number; refresh: () => Promise<void> }

/** The parcels, which of them are meant, and how they are paid for. */
export function ParcelsToPay({ orders, now, refresh }: ParcelsToPayProps) {
  const t = useTranslations('basket.list')
  const { number } = formatter(useLocale())
  const townName = useTownNames()
  const methods = useAnswer(paymentsCalls.listMethods, {})
  const open = useAnswer(paymentsCalls.listWaiting, {})
  const balance = useAnswer(ledgerCalls.readBalance, {})
  /** What was put aside: whatever is new in the basket is meant. */
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const [picked, setPicked] = useState<PaymentType>()
  const [leaving, setLeaving] = useState<OrderAnswer>()

  const [met, setMet] = useState(0)

  // Without the list the server still refuses to take a parcel twice.
  const waiting = open.data ?? noPayments
  const held = useMemo(() => new Set(waiting.flatMap((one) => one.orders.map(({ id }) => id))), [waiting])
  const free = orders.filter(({ id }) => !held.has(id))
  const chosen = free.filter(({ id }) => !aside.has(id))
  const catchUp = async () => {
    await Promise.all([refresh(), open.refresh()])
  }
  useComeBack(catchUp)
  const choose = (id: string, wanted: boolean) => {
    const next = new Set(aside)
    if (wanted) next.delete(id)
    else next.add(id)
    setAside(next)
  }
  const chooseAll = (wanted: boolean) => setAside(new Set(wanted ? [] : free.map(({ id }) => id)))

  const meetOpen = async () => {
    await open.refresh()
    setMet((before) => before + 1)
  }

  return (
    <div className="basket__parts">
      <OpenPayments payments={waiting} met={met} onCancelled={() => void catchUp()} />
      <section className="basket__list" aria-labelledby="basket-count">
        <div className="basket__all">
          <h2 id="basket-count">{t('parcels', { count: orders.length, shown: number(orders.length) })}</h2>
          {free.length > 1 && (
            <Checkbox
              label={t('all')}
              checked={chosen.length === free.length}
              onChange={(event) => chooseAll(event.target.checked)}
            />
          )}
        </div>
        <ul>
          {orders.map((order) => (
            <ParcelCard
              key={order.id}
              order={order}
              chosen={chosen.includes(order)}
              held={held.has(order.id)}
              now={now}
              townName={townName}
              onChoose={(wanted) => choose(order.id, wanted)}
              onRemove={() => setLeaving(order)}
            />
          ))}
        </ul>
      </section>
      {free.length > 0 && (
        <PayPanel
          chosen={chosen}
          methods={methods}
          balance={balance}
          type={methodFor(picked, chosen, withinLimit(methods.data ?? [], totalOf(chosen), ''))}
          onChooseType={setPicked}
          refresh={refresh}
          meetOpen={meetOpen}
        />
      )}
      <RemoveParcel order={leaving} onClose={() => setLeaving(undefined)} onRemoved={catchUp} />
    </div>
  )
}

const noPayments: readonly CheckoutView[] = []
