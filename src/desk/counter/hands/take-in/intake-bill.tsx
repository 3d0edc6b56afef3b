import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { BillLines } from '#parcel/bill/bill-lines.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Icon } from '../../parts/icon.tsx'
import { labelOf } from '../scan/scan-list.ts'
import { useDeed } from '../use-deed.ts'
import { cashFor, type IntakeStep, intakeOf, intakeStep, measuredBody, measuredState } from './intake.ts'
import type { IntakeBillProps } from './props.ts'
import { SenderConsent } from './sender-consent.tsx'
import { useTakeIn } from './use-take-in.ts'

/** What it costs, what changes, and what the sender says to it. */
export function IntakeBill(props: IntakeBillProps) {
  const t = useTranslations('deskCounterHands.takeIn')
  const { parcel, measures, photo, checks } = props
  const { order } = parcel
  const intake = intakeOf(order)
  const format = formatter(useLocale())
  const isReady = checks.seen && checks.labelled
  const step = intakeStep(intake, { measured: measuredState(order, measures), photo, checks })
  const shown = intake.asked ?? intake.price
  return (
    <aside className="intake-bill" aria-label={t('price')}>
      <h2>{t(intake.asked === undefined ? 'price' : 'priceChanged')}</h2>
      <p className="intake-bill__price" role="status">
        <b>{format.money(shown)}</b>
        {intake.asked !== undefined && <s>{format.number(intake.price)}</s>}
      </p>
      <div className="intake-bill__lines">
        <BillLines lines={order.lines} price={intake.price} short />
        {intake.asked !== undefined && (
          <p className="intake-bill__more">
            <span>{t('byMeasure')}</span>
            <b>+{format.number(intake.asked - intake.price)}</b>
          </p>
        )}
        <p className="intake-bill__cash">
          <span>
            {t(
              intake.isCash ? 'paysCash' : order.payment_type === 'receiver' ? 'receiverPays' : 'paidBefore',
            )}
          </span>
          {intake.isCash && <b>{format.money(cashFor(intake, true))}</b>}
        </p>
      </div>
      {step === 'consent' ? (
        <SenderConsent {...props} intake={intake} isReady={isReady} />
      ) : (
        <TakeStep {...props} step={step} />
      )}
    </aside>
  )
}

function TakeStep(props: IntakeBillProps & { step: IntakeStep }) {
  const t = useTranslations('deskCounterHands.takeIn')
  const { step, parcel } = props
  const format = formatter(useLocale())
  const intake = intakeOf(parcel.order)
  const taking = useTakeIn(props)
  const cash = cashFor(intake, false)
  if (step !== 'take' && step !== 'checks') return <Pricing {...props} step={step} />
  return (
    <div className="intake-bill__end">
      {taking.problem && <Notice tone="danger">{taking.problem}</Notice>}
      <Button
        className="intake-bill__go"
        disabled={step !== 'take' || !intake.mayTake}
        busy={taking.busy}
        onClick={() => void taking.take({})}
      >
        <Icon name="check" />
        {cash > 0 ? t('takeCash', { amount: format.number(cash) }) : t('takeNow')}
      </Button>
      <p className="intake-bill__why">{t(step === 'checks' ? 'checksFirst' : 'sameAsOrder')}</p>
    </div>
  )
}

/** Another weight than the order says: the server says the price, and asks the sender where it is dearer. */
function Pricing(props: IntakeBillProps & { step: IntakeStep }) {
  const t = useTranslations('deskCounterHands.takeIn')
  const { scan, parcel, measures, photo, step, onPriced } = props
  const task = useDeed(scan.id, orderVerbsCalls.reweigh)
  const failureText = useFailureText()
  const [priced, setPriced] = useState(false)
  const ask = async () => {
    if (photo === undefined) return
    const body = measuredBody(parcel.order, measures, { photo, scan: labelOf(scan, parcel) })
    const answer = await task.run({ params: { id: parcel.order.id }, body })
    if (!answer.ok) return
    setPriced(true)
    onPriced()
  }
  return (
    <div className="intake-bill__end">
      {task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}
      <Button
        className="intake-bill__go"
        disabled={step !== 'price' || priced}
        busy={task.state === 'busy'}
        onClick={() => void ask()}
      >
        {t('newPrice')}
      </Button>
      <p className="intake-bill__why">
        {t(step === 'half' ? 'halfMeasured' : step === 'measure_photo' ? 'photoFirst' : 'newPriceText')}
      </p>
    </div>
  )
}
