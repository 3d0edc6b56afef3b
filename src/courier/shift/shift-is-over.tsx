import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { ShiftEnded } from '#modules/delivery/shifts/shifts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../parts/icon.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { useWayText } from '../parts/use-way-text.ts'
import { toldIn } from './evening-sum.ts'

/** What the day came to, what the cashier is to confirm, and what stays in the courier's name. */
export function ShiftIsOver({ over }: { over: ShiftEnded }) {
  const t = useTranslations('courierShift.ended')
  const cash = useTranslations('courierCash')
  const { number, money } = formatter(useLocale())
  const distance = useWayText()
  const navigate = useNavigate()
  const { shift, difference, still_in_hand: still } = over
  const told = toldIn(over)
  const facts = [
    { name: t('delivered'), value: number(shift.delivered) },
    { name: t('failed'), value: number(shift.failed) },
    { name: t('collected'), value: number(shift.collected) },
    { name: t('distance'), value: distance(shift.metres) },
  ]
  const amount = money(Math.abs(difference))
  return (
    <main className="shift-over">
      <ScreenBar title={t('title')} />
      <section className="shift-over__answer">
        <h2>
          {told.sum > 0 ? t('money', { amount: money(told.sum) }) : t(told.isLeft ? 'notTold' : 'noMoney')}
        </h2>
        {difference === 0 ? (
          <p>{t('even')}</p>
        ) : (
          <Notice tone="warning">{t(difference < 0 ? 'short' : 'over', { amount })}</Notice>
        )}
        {told.isLeft && (
          <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/cash/hand-in">
            {cash('hand')}
          </Link>
        )}
        <dl className="shift-over__facts">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {still.length > 0 && (
        <section className="evening-bag">
          <h2>{t('still')}</h2>
          <p className="evening-bag__none">{t('stillText')}</p>
          <ul>
            {still.map(({ order_id, name, tracking_code }) => (
              <li key={order_id} className="bag-line">
                <Icon name="box" />
                <div>
                  <b>{name}</b>
                  <small>{tracking_code}</small>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="shift-foot">
        <Button
          courier
          block
          className="shift-foot__go"
          onClick={() => void navigate('/', { replace: true })}
        >
          {t('done')}
        </Button>
      </footer>
    </main>
  )
}
