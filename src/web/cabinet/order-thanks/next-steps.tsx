import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { PointName } from './point-name.tsx'
import { type NextStep, nextSteps } from './what-next.ts'

const icons: Readonly<Record<NextStep, IconName>> = {
  pay: 'cash',
  call: 'phone',
  courier: 'door',
  point: 'point',
  deliver: 'calendar',
}

/** In the order in which it happens. Parcels that were sent together share their steps. */
export function NextSteps({ orders }: { orders: readonly OrderDetail[] }) {
  const t = useTranslations('basket.thanks')
  const steps = stepsOf(orders)
  if (steps.length === 0) return null
  return (
    <section className="next-steps" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('nextTitle')}</h2>
      <ol>
        {steps.map(({ step, of }) => (
          <li key={step}>
            <Icon name={icons[step]} className="next-steps__sign" />
            <Step step={step} orders={of} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const inOrder: readonly NextStep[] = ['pay', 'call', 'courier', 'point', 'deliver']

const stepsOf = (orders: readonly OrderDetail[]) =>
  inOrder
    .map((step) => ({ step, of: orders.filter((order) => nextSteps(order).includes(step)) }))
    .filter(({ of }) => of.length > 0)

type StepProps = { step: NextStep; orders: readonly OrderDetail[] }

function Step({ step, orders }: StepProps) {
  const t = useTranslations('basket.thanks')
  const { time } = formatter(useLocale())
  const [first] = orders
  switch (step) {
    case 'pay':
      return (
        <Words title={t('payTitle')} text={t('payText')}>
          <LocalLink
            className={buttonClass({ look: 'second', small: true, className: 'next-steps__way' })}
            to="/basket"
          >
            {t('toBasket')}
          </LocalLink>
        </Words>
      )
    case 'call':
      return (
        <Words
          title={t('callTitle', { time: time(Date.parse(first?.confirm_by ?? '')) })}
          text={t('callText', { phone: formatPhone(first?.sender_phone ?? '') })}
        />
      )
    case 'courier':
      return <Words title={t('courierTitle')} text={t('courierText')} />
    case 'point':
      return (
        <Words title={t('pointTitle')} text={t('pointText')}>
          {pointsOf(orders).map((id) => (
            <PointName key={id} id={id} />
          ))}
        </Words>
      )
    default:
      return <Delivery orders={orders} />
  }
}

const pointsOf = (orders: readonly OrderDetail[]) => [
  ...new Set(orders.flatMap(({ from }) => (from.point_id === null ? [] : [from.point_id]))),
]

/** From the first day of all to the last. */
function Delivery({ orders }: { orders: readonly OrderDetail[] }) {
  const t = useTranslations('basket.thanks')
  const { dateRange } = formatter(useLocale())
  const windows = orders.flatMap(({ promised }) => promised ?? [])
  if (windows.length === 0) return null
  const from = windows.map((window) => Date.parse(window.from))
  const to = windows.map((window) => Date.parse(window.to))
  const days = dateRange(Math.min(...from), Math.max(...to))
  return <Words title={t('deliverTitle', { days })} text={t('deliverText')} />
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      {children}
    </div>
  )
}
