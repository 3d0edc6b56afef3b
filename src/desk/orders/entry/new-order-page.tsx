import '../orders.css'
import './new-order.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Customer } from '#modules/accounts/staff/customer-desk.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../../frame/no-access.tsx'
import { Panel } from '../../frame/panel.tsx'
import { LoadingRows } from '../../parts/list-states.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { CallerStep } from './caller-step.tsx'

/** While the operator asks who calls, the form comes: with the search for addresses it is most of the page. */
const loadForm = () => import('./entry-form.tsx')
const EntryForm = lazy(async () => ({ default: (await loadForm()).EntryForm }))

/** The page is kept for everybody; who works here is known to the browser only. */
export function NewOrderPage() {
  return useHydrated() ? <NewOrderScreen /> : <LoadingRows />
}

/** First who calls, then what they send; then the next caller. */
function NewOrderScreen() {
  const staff = useStaff()
  const [customer, setCustomer] = useState<Customer>()
  const [placed, setPlaced] = useState<OrderDetail>()
  useEffect(() => void loadForm().catch(() => undefined), [])
  if (!staff || !mayDo(staff.role, 'customer.create')) return <NoAccess />
  const begin = () => {
    setPlaced(undefined)
    setCustomer(undefined)
  }
  if (placed) return <Placed order={placed} onNext={begin} />
  if (!customer) return <CallerStep onKnown={setCustomer} />
  return (
    <Suspense fallback={<LoadingRows />}>
      <EntryForm key={customer.id} customer={customer} onAnother={begin} onPlaced={setPlaced} />
    </Suspense>
  )
}

function Placed({ order, onNext }: { order: OrderDetail; onNext: () => void }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const isWaiting = order.confirm_by !== null
  const next =
    order.status !== 'draft'
      ? 'deskOrders.entry.ready'
      : isWaiting
        ? 'deskOrders.entry.waits'
        : 'deskOrders.entry.inBasket'
  return (
    <Panel>
      <div className="entry-placed">
        <Icon name="check" className="entry-placed__sign" />
        <h3>{order.tracking_code}</h3>
        <p>
          {t('deskOrders.columns.number', { id: order.id })} · {format.money(order.price)}
        </p>
        <p>{t(next)}</p>
        <div className="entry-placed__ways">
          <LocalLink className={buttonClass({ look: 'second' })} to={`/desk/orders/${order.id}`}>
            {t('deskOrders.entry.open')}
          </LocalLink>
          <Button autoFocus onClick={onNext}>
            {t('deskOrders.entry.nextCaller')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
