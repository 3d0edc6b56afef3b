import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useLocale } from '#client/surroundings.ts'
import { useWork } from '#client/use-task.ts'
import type { Customer } from '#modules/accounts/staff/customer-desk.contract.ts'
import { isPaidOnTheWay } from '#modules/orders/domain/order.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import type { OrderAnswer, OrderDetail } from '#modules/orders/orders.contract.ts'
import { orderVerbsCalls } from '#modules/orders/verbs/order-verbs.calls.ts'
import { doorOf, type PinnedChange, pinOf } from '#parcel/pin/pin.ts'
import { useDistrictName } from '#parcel/place/use-town-names.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/float/toast.tsx'
import { EndFields } from './end-fields.tsx'
import {
  type Entry,
  type EntryEnd,
  emptyEntry,
  faultsOf,
  orderBodyOf,
  quoteBodyOf,
  withEnd,
  withOption,
} from './entry-draft.ts'
import { EntryPrice } from './entry-price.tsx'
import { LastOrders } from './last-orders.tsx'
import { ParcelFields } from './parcel-fields.tsx'
import { TermsFields } from './terms-fields.tsx'
import { useEntryQuote } from './use-entry-quote.ts'

type EntryFormProps = {
  customer: Customer
  onAnother: () => void
  onPlaced: (order: OrderDetail) => void
}

/** Everything about one parcel on one screen, in the order in which people tell it. */
export function EntryForm({ customer, onAnother, onPlaced }: EntryFormProps) {
  const t = useTranslations('deskOrders')
  const format = formatter(useLocale())
  const placeOf = useDistrictName()
  const form = useRef<HTMLFormElement>(null)
  const [entry, setEntry] = useState<Entry>(() => begun(customer))
  const [tried, setTried] = useState(false)
  const change = (part: Partial<Entry>) => setEntry((before) => ({ ...before, ...part }))
  const changeEnd = (end: 'from' | 'to') => (part: Partial<EntryEnd>) =>
    setEntry((before) => withEnd(before, end, part))
  const faults = tried ? faultsOf(entry) : []
  const quote = useEntryQuote(quoteBodyOf(entry, customer.id))
  const placing = usePlacing(customer, onPlaced)

  async function submit(event: FormEvent, confirms: boolean) {
    event.preventDefault()
    setTried(true)
    if (faultsOf(entry).length > 0) return focusFirstFault(form.current)
    await placing.place(entry, confirms)
  }
  const repeat = async ({ to, receiver_name: name, receiver_phone: phone }: OrderAnswer) => {
    const place = { region: to.region, city: to.city, label: await placeOf(to.city) }
    changeEnd('to')({ name, phone, place, ...writtenIn(to) })
  }
  const takeAddress = async (address: Customer['addresses'][number]) => {
    const { region, city } = address
    changeEnd('from')({ place: { region, city, label: await placeOf(city) }, ...writtenIn(address) })
  }
  const takeFound =
    (end: 'from' | 'to') =>
    async ({ region, city, ...found }: PinnedChange) => {
      if (region === undefined || city === undefined) return changeEnd(end)(found)
      changeEnd(end)({ place: { region, city, label: await placeOf(city) }, ...found })
    }
  return (
    <form
      ref={form}
      className="entry"
      data-size="dense"
      noValidate
      onSubmit={(event) => void submit(event, isPaidOnTheWay(entry.payment))}
    >
      <div className="entry__fields">
        <header className="entry__caller">
          <strong className="caller__name">{customer.full_name}</strong>
          <span className="unbroken">{format.phone(customer.phone)}</span>
          <button type="button" className="link-button" onClick={onAnother}>
            {t('caller.another')}
          </button>
        </header>
        <div className="entry__ends">
          <EndFields
            end="from"
            entry={entry}
            faults={faults}
            addresses={customer.addresses}
            onAddress={(address) => void takeAddress(address)}
            onChange={changeEnd('from')}
            onFound={takeFound('from')}
          />
          <EndFields
            end="to"
            entry={entry}
            faults={faults}
            onChange={changeEnd('to')}
            onFound={takeFound('to')}
          />
        </div>
        <ParcelFields entry={entry} faults={faults} onChange={change} />
        <TermsFields
          entry={entry}
          faults={faults}
          offers={quote.offers}
          onOption={(option) => setEntry((before) => withOption(before, option))}
          onChange={change}
        />
        <LastOrders customer={customer.id} onRepeat={(order) => void repeat(order)} />
      </div>
      <EntryPrice
        entry={entry}
        quote={quote}
        busy={placing.busy}
        failure={placing.failure}
        faults={faults.length}
        onLeave={(event) => void submit(event, false)}
      />
    </form>
  )
}

/** An address that was written before, with its pin and the door inside the house. */
const writtenIn = (address: OrderAnswer['to'] | Customer['addresses'][number]) => ({
  street: address.street ?? '',
  landmark: address.landmark ?? '',
  ...doorOf(address),
  pin: pinOf(address),
})

/** Whoever calls usually sends; their usual door is where the courier goes. */
function begun(customer: Customer): Entry {
  return { ...emptyEntry, from: { ...emptyEntry.from, name: customer.full_name, phone: customer.phone } }
}

function focusFirstFault(form: HTMLFormElement | null): void {
  // The faults are marked by the next paint.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Places it, and says yes at once if the caller did. */
function usePlacing(customer: Customer, onPlaced: (order: OrderDetail) => void) {
  const failureText = useFailureText()
  const toast = useToast()
  const work = useWork()
  // The same order sent twice, after an answer that got lost, is placed once; changed, it is another one.
  const placing = useRef<{ body: string; key: string }>(undefined)
  const words = (error: ApiError) =>
    [failureText(error), ...(error.errors ?? []).map(({ message }) => message)].join(' ')

  async function place(entry: Entry, confirms: boolean) {
    const body = orderBodyOf(entry, customer.id)
    const text = JSON.stringify(body)
    if (placing.current?.body !== text) placing.current = { body: text, key: randomKey() }
    const { key } = placing.current
    const placed = await work.run(async (api) => {
      const made = await api.call(ordersCalls.createOrder, { body }, { key })
      if (!made.ok || !confirms || !made.value.allowed_actions.includes('confirm')) return made
      const { id, version } = made.value
      const said = { params: { id }, body: { version, event_id: key } }
      const confirmed = await api.call(orderVerbsCalls.confirm, said)
      if (confirmed.ok) return confirmed
      toast({ text: words(confirmed.error), tone: 'danger' })
      return made
    })
    if (placed.ok) onPlaced(placed.value)
  }
  return { busy: work.state === 'busy', failure: work.error && words(work.error), place }
}
