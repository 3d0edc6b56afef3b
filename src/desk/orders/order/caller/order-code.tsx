import './caller.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { documentDeskCalls } from '#modules/orders/codes/document-desk.calls.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import { isOneWord } from '#modules/orders/domain/codes/same-name.ts'
import type { OrderDetail } from '#modules/orders/orders.contract.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { mayDo } from '../../../sections.ts'
import { useStaff } from '../../../signed-in.ts'
import { OrderPhotos } from '../order-photos.tsx'
import { CallerDialog } from './caller-dialog.tsx'

type PartProps = { shown: DeskOrder; onChanged: () => void }

/** While a receiver can still want something of us. */
const underWay: readonly string[] = ['new', 'accept', 'pickup', 'agent_received', 'failed_delivery']

/** The receiver's side: how their code stands, the document they show instead, and what they say by phone. */
export function OrderCode({ shown, onChanged }: PartProps) {
  const t = useTranslations('deskCaller')
  const staff = useStaff()
  const [calling, setCalling] = useState(false)
  const { order } = shown
  const isUnderWay = underWay.includes(order.status)
  const isAsked = order.pickup_code?.document?.decision === null
  if (!staff || !mayDo(staff.role, 'order.speak-for') || !(isUnderWay || isAsked)) return null
  return (
    <section className="order-card order-code" aria-label={t('title')}>
      <h3 className="order-card__title">{t('title')}</h3>
      {isUnderWay && order.pickup_code && <CodeFacts code={order.pickup_code} />}
      {order.pickup_code?.document?.decision === null && (
        <DocumentQuestion order={order} document={order.pickup_code.document} onChanged={onChanged} />
      )}
      {isUnderWay && (
        <div>
          <Button look="second" small onClick={() => setCalling(true)}>
            {t('calls')}
          </Button>
        </div>
      )}
      {calling && (
        <CallerDialog
          order={order}
          onClose={() => {
            setCalling(false)
            onChanged()
          }}
        />
      )}
    </section>
  )
}

type PickupCode = NonNullable<OrderDetail['pickup_code']>

function CodeFacts({ code }: { code: PickupCode }) {
  const t = useTranslations('deskCaller')
  if (code.state === 'none') return null
  if (code.state === 'locked') return <Notice tone="warning">{t('locked')}</Notice>
  return (
    <dl className="order-code__facts">
      <div>
        <dt>{t('triesLeft')}</dt>
        <dd>{code.tries_left}</dd>
      </div>
      <div>
        <dt>{t('sendsLeft')}</dt>
        <dd>{code.sends_left}</dd>
      </div>
      <div>
        <dt>{t('newCodesLeft')}</dt>
        <dd>{code.new_codes_left}</dd>
      </div>
    </dl>
  )
}

type QuestionProps = {
  order: OrderDetail
  document: NonNullable<PickupCode['document']>
  onChanged: () => void
}

/** Somebody waits at the counter: the picture, the two names side by side, yes or no. */
function DocumentQuestion({ order, document, onChanged }: QuestionProps) {
  const t = useTranslations('deskCaller.document')
  const toast = useToast()
  const failureText = useFailureText()
  const task = useTask(documentDeskCalls.decideDocument)
  const decide = async (decision: 'yes' | 'no') => {
    const answer = await task.run({ params: { id: order.id }, body: { file: document.file, decision } })
    if (answer.ok) toast({ text: t(decision === 'yes' ? 'allowed' : 'refused'), tone: 'ok' })
    else toast({ text: failureText(answer.error), tone: 'danger' })
    onChanged()
  }
  const busy = task.state === 'busy'
  return (
    <Notice tone="warning" title={t('title')}>
      <div className="order-code__document">
        <p>{t('names', { inDocument: document.name, inOrder: order.receiver_name })}</p>
        {document.file_is_here ? (
          <OrderPhotos order={order.id} files={[document.file]} label={t('photo')} />
        ) : (
          <p>{t('toCome')}</p>
        )}
        <p className="muted">{t(isOneWord(order.receiver_name) ? 'lookOneWord' : 'look')}</p>
        <div className="order-actions__buttons">
          {document.file_is_here && (
            <Button small busy={busy} onClick={() => void decide('yes')}>
              {t('yes')}
            </Button>
          )}
          <Button small look="danger" busy={busy} onClick={() => void decide('no')}>
            {t('no')}
          </Button>
        </div>
      </div>
    </Notice>
  )
}
