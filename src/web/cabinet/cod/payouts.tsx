import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { usePages } from '#client/use-pages.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { PayoutView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'

/** What was paid out, each with its registry. */
export function Payouts() {
  const t = useTranslations('cod')
  const pages = usePages(codCalls.listPayouts, {})
  return (
    <section className="money-section" aria-labelledby="cod-payouts">
      <h2 id="cod-payouts">{t('payouts.title')}</h2>
      <LoadedPages
        of={pages}
        skeleton={<LoadingShape of="rows" count={2} />}
        empty={<p className="muted">{t('payouts.none')}</p>}
      >
        {(items) => (
          <ul className="cod-payouts">
            {items.map((payout) => (
              <Payout key={payout.id} payout={payout} />
            ))}
          </ul>
        )}
      </LoadedPages>
    </section>
  )
}

const ways = {
  balance: 'cod.payouts.how.balance',
  bank: 'cod.payouts.how.bank',
  cash: 'cod.payouts.how.cash',
  carried_back: 'cod.payouts.how.carriedBack',
} as const

const states = {
  made: 'cod.payouts.states.made',
  sent: 'cod.payouts.states.sent',
  confirmed: 'cod.payouts.states.confirmed',
  returned: 'cod.payouts.states.returned',
} as const

function Payout({ payout }: { payout: PayoutView }) {
  const t = useTranslations('cod.payouts')
  const say = useTranslations()
  const format = formatter(useLocale())
  const { id, amount, netted, paid, how, account, state, note, parcels, made_at: madeAt } = payout
  return (
    <li className="cod-payout">
      <div className="cod-payout__head">
        <strong className="cod-parcel__amount">{format.money(paid)}</strong>
        <span className="cod-payout__state" data-state={state}>
          {say(states[state])}
        </span>
      </div>
      <p>{say(ways[how], { account: account ?? '' })}</p>
      {netted > 0 && <p>{t('netted', { goods: format.money(amount), netted: format.money(netted) })}</p>}
      <p className="muted">
        {format.dateTime(Date.parse(madeAt))} ·{' '}
        {t('parcels', { count: parcels, shown: format.number(parcels) })}
      </p>
      {note && <p className="cod-payout__note">{note}</p>}
      <Registry id={id} />
    </li>
  )
}

const formats = [
  { format: 'xlsx', name: 'Excel' },
  { format: 'pdf', name: 'PDF' },
  { format: 'csv', name: 'CSV' },
] as const

type Format = (typeof formats)[number]['format']

function Registry({ id }: { id: string }) {
  const t = useTranslations('cod.payouts')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const [busy, setBusy] = useState<Format>()
  async function save(format: Format) {
    setBusy(format)
    const answer = await api.call(codCalls.readRegistry, { params: { id }, query: { format } })
    setBusy(undefined)
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    saveFile(answer.value, `tezbox-registry-${id}.${format}`)
  }
  return (
    <div className="cod-payout__registry">
      <span className="muted">{t('registry')}</span>
      {formats.map(({ format, name }) => (
        <Button
          key={format}
          look="second"
          small
          busy={busy === format}
          aria-label={t('save', { number: id, format: name })}
          onClick={() => void save(format)}
        >
          <Icon name="download" size="small" />
          {name}
        </Button>
      ))}
    </div>
  )
}
