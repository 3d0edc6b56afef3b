import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useWork } from '#client/use-task.ts'
import type { DeskOrder } from '#modules/orders/desk/desk-orders.contract.ts'
import type { Verb } from '#modules/orders/domain/words.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { useShortcuts } from '../../parts/keys/shortcuts.ts'
import { AddressDialog } from './address-dialog.tsx'
import { VerbDialog } from './verb-dialog.tsx'
import { type AskedVerb, formOf, hasForm, isDocumentLeft } from './verb-forms.ts'
import { verbNames } from './verb-names.ts'

/** What a parcel usually meets next comes before what happens to it now and then. */
const usual: readonly Verb[] = [
  'confirm',
  'accept',
  'pick_up',
  'deliver',
  'hand_out',
  'redeliver',
  'complete',
]

/** Single digits. */
const mostKeys = 9

type OrderActionsProps = { shown: DeskOrder; onChanged: () => void }

/** What may be done now, as the server says; the usual next step first, what takes away last. */
export function OrderActions({ shown: { order }, onChanged }: OrderActionsProps) {
  const t = useTranslations()
  const work = useWork()
  const toast = useToast()
  const failureText = useFailureText()
  const [asked, setAsked] = useState<Verb>()
  const byDocument = isDocumentLeft(order)
  const allowed: readonly Verb[] = byDocument ? [...order.allowed_actions, 'hand_out'] : order.allowed_actions
  const verbs = allowed.filter((verb) => hasForm(verb) || verb === 'change_address')
  const isDanger = (verb: Verb) => hasForm(verb) && formOf(verb, order.status).danger === true
  const weight = (verb: Verb) => {
    if (isDanger(verb)) return 3
    // While the code is locked a new one comes first, and the document where none can come.
    if (verb === 'change_address' || (verb === 'hand_out' && byDocument)) return 2
    return usual.includes(verb) ? 0 : 1
  }
  const sorted = [...verbs].sort((a, b) => weight(a) - weight(b))
  const first = sorted.find((verb) => weight(verb) < 2)

  const done = () => {
    setAsked(undefined)
    toast({ text: t('deskOrders.order.done'), tone: 'ok' })
    onChanged()
  }
  const atOnce = async (verb: AskedVerb) => {
    const { version, id } = order
    const said = { params: { id }, body: { version, event_id: randomKey() } }
    const answer = await work.run((api) => api.call(orderVerbsCalls[verb], said))
    if (answer.ok) return done()
    toast({ text: failureText(answer.error), tone: 'danger' })
    onChanged()
  }
  const press = (verb: Verb) => {
    if (hasForm(verb) && formOf(verb, order.status).fields.length === 0) void atOnce(verb)
    else setAsked(verb)
  }
  useShortcuts({ deed: (number) => sorted[number - 1] !== undefined && press(sorted[number - 1] as Verb) })
  const look = (verb: Verb) => (verb === first ? 'main' : isDanger(verb) ? 'danger' : 'second')
  return (
    <section className="order-card order-actions" aria-label={t('deskOrders.order.actions')}>
      <h3 className="order-card__title">{t('deskOrders.order.actions')}</h3>
      {sorted.length === 0 && <p className="muted">{t('deskOrders.order.noActions')}</p>}
      <div className="order-actions__buttons">
        {sorted.map((verb, index) => (
          <Button
            key={verb}
            small
            look={look(verb)}
            busy={work.state === 'busy' && verb === first}
            onClick={() => press(verb)}
          >
            {t(verb === 'hand_out' && byDocument ? 'deskOrders.verbs.handOutByDocument' : verbNames[verb])}
            {index < mostKeys && (
              <span aria-hidden="true">
                <kbd>{index + 1}</kbd>
              </span>
            )}
          </Button>
        ))}
      </div>
      {asked && hasForm(asked) && (
        <VerbDialog
          verb={asked}
          order={order}
          onClose={() => setAsked(undefined)}
          onDone={done}
          onStale={onChanged}
        />
      )}
      {asked === 'change_address' && (
        <AddressDialog order={order} onClose={() => setAsked(undefined)} onDone={done} onStale={onChanged} />
      )}
    </section>
  )
}
