import './drop-code.css'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { lockersCalls } from '#modules/lockers/lockers.calls.ts'
import type { DropCodeAnswer } from '#modules/lockers/lockers.contract.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { DetailSection } from '../detail-section.tsx'

/** Where its sender hands it in at a locker: what to type there. */
export function OrderDropCode({ order }: { order: OrderDetail }) {
  const isToBring = order.status === 'new' && order.from.point_id !== null
  // A new version of the order may be paid by now.
  return isToBring ? <DropCode key={order.version} id={order.id} /> : null
}

function DropCode({ id }: { id: string }) {
  const t = useTranslations('myOrders.dropCode')
  const { data, set } = useAnswer(lockersCalls.readDropCode, { params: { id } })
  // A counter with a person asks for no code.
  if (!data || data.state === 'none') return null
  return (
    <DetailSection title={t('title')}>
      {data.point && (
        <p className="muted">
          {data.point.name}
          <br />
          {data.point.address}
        </p>
      )}
      {data.state === 'cash' && <p>{t('cash')}</p>}
      {data.state === 'open' && <Open code={data} />}
      {(data.state === 'locked' || data.state === 'over') && (
        <Renew id={id} why={data.state} onRenewed={set} />
      )}
    </DetailSection>
  )
}

function Open({ code: { number, code, expires_at: until } }: { code: DropCodeAnswer }) {
  const t = useTranslations('myOrders.dropCode')
  const format = formatter(useLocale())
  return (
    <>
      <dl className="drop-code">
        <div>
          <dt>{t('number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('code')}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
      <p className="muted">{t('how')}</p>
      {until !== null && <p className="muted">{t('until', { day: format.date(Date.parse(until)) })}</p>}
    </>
  )
}

type RenewProps = { id: string; why: 'locked' | 'over'; onRenewed: (answer: DropCodeAnswer) => void }

function Renew({ id, why, onRenewed }: RenewProps) {
  const t = useTranslations('myOrders.dropCode')
  const failureText = useFailureText()
  const task = useTask(lockersCalls.renewDropCode)
  const renew = async () => {
    const answer = await task.run({ params: { id } })
    if (answer.ok) onRenewed(answer.value)
  }
  return (
    <>
      <p>{t(why === 'locked' ? 'locked' : 'over')}</p>
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
      <Button look="second" block busy={task.state === 'busy'} onClick={() => void renew()}>
        {t('renew')}
      </Button>
    </>
  )
}
