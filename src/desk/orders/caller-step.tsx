import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import type { Customer, CustomerAnswer } from '#modules/accounts/customer-desk.contract.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { PhoneField } from '#ui/phone-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { Panel } from '../frame/panel.tsx'
import { LastOrders } from './last-orders.tsx'
import { useOrderCalls } from './order-calls.ts'

type Known = CustomerAnswer & { phone: string }

/** The number on the display first: it says whether we know the caller. */
export function CallerStep({ onKnown }: { onKnown: (customer: Customer) => void }) {
  const t = useTranslations('deskOrders.caller')
  const [phone, setPhone] = useState('')
  const { known, failure } = useCaller(phone)
  return (
    <Panel>
      <div className="caller-step">
        <PhoneField
          label={t('phone')}
          hint={t('phoneHint')}
          autoFocus
          autoComplete="off"
          value={phone}
          onChange={setPhone}
        />
        <div role="status">
          {failure && <Notice tone="danger">{failure}</Notice>}
          {known?.is_staff && <Notice tone="warning">{t('staff')}</Notice>}
          {known?.customer && <KnownCaller customer={known.customer} onKnown={onKnown} />}
        </div>
        {known && !known.customer && !known.is_staff && (
          <NewCaller key={known.phone} phone={known.phone} onKnown={onKnown} />
        )}
      </div>
    </Panel>
  )
}

function useCaller(typed: string) {
  const t = useTranslations('deskOrders.dialog')
  const calls = useOrderCalls()
  const [known, setKnown] = useState<Known>()
  const [failure, setFailure] = useState<string>()
  const phone = parsePhone(typed)
  const failed = useCallback((message: string | undefined) => setFailure(message ?? t('failed')), [t])
  useEffect(() => {
    setKnown(undefined)
    setFailure(undefined)
    if (!phone) return
    const left = new AbortController()
    const ask = async () => {
      const answer = await calls.customer(phone, left.signal)
      if (left.signal.aborted) return
      if (answer.ok) setKnown({ ...answer.value, phone })
      else failed(answer.error.message)
    }
    void ask()
    return () => left.abort()
  }, [calls, phone, failed])
  return { known, failure }
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
      <LastOrders customer={customer.id} />
    </div>
  )
}

type NewCallerProps = { phone: string; onKnown: (customer: Customer) => void }

function NewCaller({ phone, onKnown }: NewCallerProps) {
  const t = useTranslations('deskOrders')
  const calls = useOrderCalls()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setFailure(t('caller.nameMissing'))
    setBusy(true)
    const made = await calls.createCustomer(phone, name.trim())
    setBusy(false)
    if (made.ok) onKnown(made.value)
    else setFailure(made.error.message ?? t('dialog.failed'))
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
        error={failure}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        {t('caller.create')}
      </Button>
    </form>
  )
}
