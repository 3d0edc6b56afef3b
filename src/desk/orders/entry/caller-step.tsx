import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { LoadFailed } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { parsePhone } from '#kernel/phone.ts'
import { customerDeskCalls } from '#modules/accounts/staff/customer-desk.calls.ts'
import type { Customer } from '#modules/accounts/staff/customer-desk.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { PhoneField } from '#ui/fields/phone-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { offerDay } from '#web/shell/offer/offer-day.ts'
import { Panel } from '../../frame/panel.tsx'
import { LastOrders } from './last-orders.tsx'

/** The number on the display first: it says whether we know the caller. */
export function CallerStep({ onKnown }: { onKnown: (customer: Customer) => void }) {
  const t = useTranslations('deskOrders.caller')
  // Whoever is looked at elsewhere comes with their number.
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(() => parsePhone(params.get('phone') ?? '') ?? '')
  const phone = parsePhone(typed)
  const caller = useAnswer(customerDeskCalls.findCustomer, phone ? { query: { phone } } : undefined)
  const { data: known } = caller
  return (
    <Panel>
      <div className="caller-step">
        <PhoneField
          label={t('phone')}
          hint={t('phoneHint')}
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        {caller.state === 'failed' && <LoadFailed look="part" error={caller.error} retry={caller.retry} />}
        <div role="status">
          {known?.is_staff && <Notice tone="warning">{t('staff')}</Notice>}
          {known?.customer && <KnownCaller customer={known.customer} onKnown={onKnown} />}
        </div>
        {phone && known && !known.customer && !known.is_staff && (
          <NewCaller key={phone} phone={phone} onKnown={onKnown} />
        )}
      </div>
    </Panel>
  )
}

type KnownCallerProps = { customer: Customer; onKnown: (customer: Customer) => void }

function KnownCaller({ customer, onKnown }: KnownCallerProps) {
  const t = useTranslations('deskOrders.caller')
  if (customer.status !== 'active') return <Notice tone="warning">{t('suspended')}</Notice>
  return (
    <div className="known-caller">
      <div className="known-caller__who">
        <div>
          <strong className="caller__name">{customer.full_name}</strong>
          <span className="muted">{customer.company ?? t('knownSince')}</span>
        </div>
        <Button autoFocus onClick={() => onKnown(customer)}>
          {t('write')}
        </Button>
      </div>
      <AcceptedOffer offer={customer.offer} />
      <LastOrders customer={customer.id} />
    </div>
  )
}

/** By which text we are bound to each other. */
function AcceptedOffer({ offer }: Pick<Customer, 'offer'>) {
  const t = useTranslations()
  const { date, dateTime } = formatter(useLocale())
  if (!offer) return <Notice tone="info">{t('deskOrders.caller.offerNone')}</Notice>
  return (
    <p className="muted">
      {t('deskOrders.caller.offer', {
        date: date(offerDay(offer.version)),
        way: t(`deskOrders.caller.offerWays.${offer.way}`),
        at: dateTime(new Date(offer.accepted_at)),
      })}
    </p>
  )
}

type NewCallerProps = { phone: string; onKnown: (customer: Customer) => void }

function NewCaller({ phone, onKnown }: NewCallerProps) {
  const t = useTranslations('deskOrders')
  const failureText = useFailureText()
  const task = useTask(customerDeskCalls.createCustomer)
  const [name, setName] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = name.trim() === ''
  const failure = task.error && failureText(task.error)
  async function create(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isMissing) return
    const made = await task.run({ body: { phone, full_name: name.trim() } })
    if (made.ok) onKnown(made.value)
  }
  return (
    <form className="desk-form" noValidate onSubmit={(event) => void create(event)}>
      <Notice tone="info">{t('caller.unknown')}</Notice>
      <TextField
        label={t('fields.name')}
        autoFocus
        autoComplete="off"
        maxLength={100}
        value={name}
        error={tried && isMissing ? t('caller.nameMissing') : failure}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={task.state === 'busy'}>
        {t('caller.create')}
      </Button>
    </form>
  )
}
