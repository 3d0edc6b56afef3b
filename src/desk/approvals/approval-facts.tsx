import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { ApprovalView } from '#modules/accounts/approvals/approvals.contract.ts'
import { codDeskCalls } from '#modules/payments/cod/cod-desk.calls.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { providerName } from '#parcel/names/payment-names.ts'
import { monthTold } from '#platform/i18n/calendar-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Fact } from '../parts/fact.tsx'
import { ReceiptPicture } from './receipt-picture.tsx'

const idOf = (subject: string) => subject.slice(subject.indexOf(':') + 1)

/** What whoever decides has to see, with the way to the thing itself. */
export function ApprovalFacts({ approval }: { approval: ApprovalView }): ReactNode {
  switch (approval.kind) {
    case 'top_up':
      return <TopUpFacts approval={approval} />
    case 'claim':
      return <ClaimFacts approval={approval} />
    case 'refund':
      return <RefundFacts approval={approval} />
    case 'payout_run':
      return <RunFacts approval={approval} />
    case 'tariff':
      return <TariffFacts approval={approval} />
    case 'debt_write_off':
      return <DebtFacts approval={approval} />
    case 'payout_account':
      return <AccountFacts approval={approval} />
    case 'referral':
      return <ReferralFacts approval={approval} />
    case 'partner':
      return <PartnerFacts approval={approval} />
    case 'credit_limit':
      return <CreditFacts approval={approval} />
  }
}

type FactsProps = { approval: ApprovalView }

type TopUpInput = {
  asked_amount: number
  same_receipt: string | null
  person: { full_name: string; company: string | null }
}

function TopUpFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { money } = formatter(useLocale())
  const { asked_amount: asked, same_receipt: twin, person } = approval.input as TopUpInput
  const request = (id: string) => `/desk/top-ups?request=${id}`
  return (
    <>
      <dl className="desk-facts">
        <Fact name={t('customer')}>{person.company ?? person.full_name}</Fact>
        <Fact name={t('askedAmount')}>
          <span className="approval-facts__asked" data-differs={asked !== approval.amount || undefined}>
            {money(asked)}
          </span>
        </Fact>
        {twin !== null && (
          <Fact name={t('sameReceipt')}>
            <LocalLink to={request(twin)}>{t('request', { id: twin })}</LocalLink>
          </Fact>
        )}
        <Fact name={t('about')}>
          <LocalLink to={request(idOf(approval.subject))}>
            {t('request', { id: idOf(approval.subject) })}
          </LocalLink>
        </Fact>
      </dl>
      <ReceiptPicture id={idOf(approval.subject)} />
    </>
  )
}

type ClaimInput = {
  to?: 'balance' | 'bank' | 'cash'
  /** Of a parcel that was paid for and has turned up: what becomes of it and of the money. */
  found?: 'taken_back' | 'handed_out'
  note?: string
  given?: number
  order: { id: string; tracking_code: string }
}

const wayNames = {
  balance: 'approvals.ways.balance',
  bank: 'approvals.ways.bank',
  cash: 'approvals.ways.cash',
} as const

const foundNames = {
  taken_back: 'approvals.found.takenBack',
  handed_out: 'approvals.found.handedOut',
} as const

function ClaimFacts({ approval }: FactsProps) {
  const t = useTranslations()
  const { money } = formatter(useLocale())
  const { to, found, note, given = 0, order } = approval.input as ClaimInput
  return (
    <dl className="desk-facts">
      <Fact name={t('approvals.facts.parcel')}>
        <LocalLink to={`/desk/orders/${order.id}`}>
          <TrackCode code={order.tracking_code} />
        </LocalLink>
      </Fact>
      <Fact name={t('approvals.facts.about')}>
        <LocalLink to={`/desk/claims?claim=${idOf(approval.subject)}`}>
          {t('approvals.facts.claim', { id: idOf(approval.subject) })}
        </LocalLink>
      </Fact>
      {to && <Fact name={t('approvals.facts.way')}>{t(wayNames[to])}</Fact>}
      {found && <Fact name={t('approvals.facts.found')}>{t(foundNames[found])}</Fact>}
      {given > 0 && <Fact name={t('approvals.facts.given')}>{money(given)}</Fact>}
      {note && <Fact name={t('approvals.facts.note')}>{note}</Fact>}
    </dl>
  )
}

type DebtInput = {
  ground: 'not_owed' | 'uncollectible'
  note: string
  person: { id: string; full_name: string; company: string | null }
  order: { id: string; tracking_code: string } | null
}

const groundNames = {
  not_owed: 'approvals.grounds.notOwed',
  uncollectible: 'approvals.grounds.uncollectible',
} as const

function DebtFacts({ approval }: FactsProps) {
  const t = useTranslations()
  const { ground, note, person, order } = approval.input as DebtInput
  return (
    <dl className="desk-facts">
      <Fact name={t('approvals.facts.customer')}>
        <LocalLink to={`/desk/debts?person=${person.id}`}>{person.company ?? person.full_name}</LocalLink>
      </Fact>
      {order && (
        <Fact name={t('approvals.facts.parcel')}>
          <LocalLink to={`/desk/orders/${order.id}`}>
            <TrackCode code={order.tracking_code} />
          </LocalLink>
        </Fact>
      )}
      <Fact name={t('approvals.facts.ground')}>{t(groundNames[ground])}</Fact>
      <Fact name={t('approvals.facts.note')}>{note}</Fact>
    </dl>
  )
}

type RefundInput = { order_id: string; provider: string; transaction: string | null; note?: string }

function RefundFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { order_id: order, provider, transaction, note } = approval.input as RefundInput
  return (
    <dl className="desk-facts">
      <Fact name={t('order')}>
        <LocalLink to={`/desk/orders/${order}`}>{order}</LocalLink>
      </Fact>
      <Fact name={t('provider')}>{providerName(provider)}</Fact>
      {transaction !== null && <Fact name={t('transaction')}>{transaction}</Fact>}
      {note && <Fact name={t('note')}>{note}</Fact>}
    </dl>
  )
}

function RunFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { number } = formatter(useLocale())
  const { senders, parcels } = approval.input as { senders: number[]; parcels: number }
  return (
    <dl className="desk-facts">
      <Fact name={t('senders')}>{number(senders.length)}</Fact>
      <Fact name={t('parcels')}>{number(parcels)}</Fact>
      <Fact name={t('about')}>
        <LocalLink to="/desk/cod">{t('owed')}</LocalLink>
      </Fact>
    </dl>
  )
}

function TariffFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const format = formatter(useLocale())
  const {
    version,
    note,
    effective_from: from,
  } = approval.input as {
    version: number
    note: string
    effective_from: string | null
  }
  return (
    <dl className="desk-facts">
      <Fact name={t('about')}>
        <LocalLink to={`/desk/tariffs/${version}`}>{t('tariff', { version: String(version) })}</LocalLink>
      </Fact>
      <Fact name={t('from')}>{from === null ? t('atOnce') : format.dateTime(Date.parse(from))}</Fact>
      {note && <Fact name={t('note')}>{note}</Fact>}
    </dl>
  )
}

/** Whose account it is, is not written into the request, which stays for good: it is asked for while it waits. */
type CreditInput = {
  note: string
  before: number
  person: { id: string; full_name: string; company: string | null }
}

function CreditFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { money } = formatter(useLocale())
  const { note, before, person } = approval.input as CreditInput
  return (
    <dl className="desk-facts">
      <Fact name={t('customer')}>{person.company ?? person.full_name}</Fact>
      <Fact name={t('limitBefore')}>{money(before)}</Fact>
      <Fact name={t('note')}>{note}</Fact>
    </dl>
  )
}

function AccountFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const format = formatter(useLocale())
  const isOpen = approval.status === 'waiting'
  const { data } = useAnswer(codDeskCalls.listWaitingAccounts, isOpen ? {} : undefined, { quiet: true })
  const waiting = data?.items.find(({ id }) => id === idOf(approval.subject))
  const {
    account,
    mfo,
    valid_from: from,
  } = approval.input as Record<'account' | 'mfo' | 'valid_from', string>
  return (
    <dl className="desk-facts">
      {waiting && (
        <>
          <Fact name={t('customer')}>{waiting.sender.company ?? waiting.sender.full_name}</Fact>
          <Fact name={t('holder')}>{waiting.holder}</Fact>
        </>
      )}
      <Fact name={t('account')}>{t('accountAt', { account, mfo })}</Fact>
      <Fact name={t('waitsUntil')}>{format.dateTime(Date.parse(from))}</Fact>
      <Fact name={t('about')}>
        <LocalLink to="/desk/cod?tab=accounts">{t('accounts')}</LocalLink>
      </Fact>
    </dl>
  )
}

function ReferralFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { money } = formatter(useLocale())
  const { inviter, friend, given, note } = approval.input as {
    inviter: string
    friend: string
    given: number
    note: string
  }
  return (
    <dl className="desk-facts">
      <Fact name={t('inviter')}>{inviter}</Fact>
      <Fact name={t('friend')}>{friend}</Fact>
      {given > 0 && <Fact name={t('broughtBefore')}>{money(given)}</Fact>}
      <Fact name={t('note')}>{note}</Fact>
      <Fact name={t('about')}>
        <LocalLink to={`/desk/referrals?friend=${idOf(approval.subject)}`}>{t('referral')}</LocalLink>
      </Fact>
    </dl>
  )
}

function PartnerFacts({ approval }: FactsProps) {
  const t = useTranslations('approvals.facts')
  const { money, locale } = formatter(useLocale())
  const { name, month, paper, given } = approval.input as {
    name: string
    month: string
    paper: string
    given: number
  }
  const [, id] = approval.subject.split(':')
  return (
    <dl className="desk-facts">
      <Fact name={t('partner')}>{name}</Fact>
      <Fact name={t('month')}>{monthTold(locale, month)}</Fact>
      <Fact name={t('paper')}>{paper}</Fact>
      {given > 0 && <Fact name={t('broughtBefore')}>{money(given)}</Fact>}
      <Fact name={t('about')}>
        <LocalLink to={`/desk/partners?partner=${id}`}>{t('partnerPage')}</LocalLink>
      </Fact>
    </dl>
  )
}
