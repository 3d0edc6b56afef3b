import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PayoutView } from '#modules/payments/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { usePages } from '../balance/use-pages.ts'
import { useLocale } from '../shell/current-page.ts'
import { saveFile } from '../shell/save-file.ts'
import { codApi } from './answers.ts'
import { NotLoaded } from './not-loaded.tsx'

/** What was paid out, each with its registry. */
export function Payouts() {
  const t = useTranslations('cod')
  const common = useTranslations('common')
  const { items, busy, error, nextCursor, more, retry } = usePages<PayoutView>(`${codApi}/payouts`)
  return (
    <section className="money-section" aria-labelledby="cod-payouts">
      <h2 id="cod-payouts">{t('payouts.title')}</h2>
      {!items && !error && <Skeleton of="rows" count={2} label={common('loading')} />}
      {items?.length === 0 && <p className="muted">{t('payouts.none')}</p>}
      <ul className="cod-payouts">
        {items?.map((payout) => (
          <Payout key={payout.id} payout={payout} />
        ))}
      </ul>
      {error && <NotLoaded error={error} retry={retry} />}
      {nextCursor !== null && !error && (
        <Button look="second" busy={busy} onClick={more}>
          {t('list.more')}
        </Button>
      )}
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
  const { id, amount, how, account, state, note, parcels, made_at: madeAt } = payout
  return (
    <li className="cod-payout">
      <div className="cod-payout__head">
        <strong className="cod-parcel__amount">{format.money(amount)}</strong>
        <span className="cod-payout__state" data-state={state}>
          {say(states[state])}
        </span>
      </div>
      <p>{say(ways[how], { account: account ?? '' })}</p>
      <p className="muted">
        {format.dateTime(Date.parse(madeAt), 'short')} ·{' '}
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

/** A long registry is drawn for a while. */
const patienceMs = 60_000

function Registry({ id }: { id: string }) {
  const t = useTranslations('cod.payouts')
  const api = useApi()
  const toast = useToast()
  const [busy, setBusy] = useState<string>()
  async function save(format: string) {
    setBusy(format)
    const answer = await api.download(`${codApi}/payouts/${id}/registry?format=${format}`, {
      timeoutMs: patienceMs,
    })
    setBusy(undefined)
    if (!answer.ok) return toast({ text: answer.error.message ?? t('failed'), tone: 'danger' })
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
