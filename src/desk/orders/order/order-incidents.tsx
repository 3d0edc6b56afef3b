import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { incidentsOfOrder } from '../../parts/order-log/incidents-address.ts'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'

const names = { open: 'deskIncidents.atOrder.open', decided: 'deskIncidents.atOrder.decided' } as const

/** Reports from the field that did not fit this order: the way to them. */
export function OrderIncidents({ shown: { order, incidents } }: { shown: DeskOrder }) {
  const t = useTranslations()
  const staff = useStaff()
  if (!staff || !mayDo(staff.role, 'incident.read') || incidents.open + incidents.decided === 0) return null
  return (
    <section className="order-card" aria-label={t('deskIncidents.atOrder.title')}>
      <h3 className="order-card__title">{t('deskIncidents.atOrder.title')}</h3>
      <ul className="order-movements">
        {(['open', 'decided'] as const)
          .filter((state) => incidents[state] > 0)
          .map((state) => (
            <li key={state}>
              <LocalLink to={incidentsOfOrder(order.id, state)}>
                {t(names[state], { count: String(incidents[state]) })}
              </LocalLink>
            </li>
          ))}
      </ul>
    </section>
  )
}
