import '#parcel/pay/pay.css'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import type { PublicBill } from '#modules/payments/checkout/payments.contract.ts'
import { couldBeToken } from '#modules/payments/domain/checkout.ts'
import type { PaymentType } from '#modules/payments/domain/methods.ts'
import { askedFirst } from '#parcel/pay/asked-way.ts'
import { useWatched } from '#parcel/pay/use-watched.ts'
import { formatter } from '#platform/i18n/format.ts'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { LostTile } from '../../shell/art/lost-tile.tsx'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { NobodysApi } from '../../shell/site-api.tsx'

const isOpen = ({ status }: PublicBill) => status === 'waiting'

/** For whoever was asked to pay: how much, and where. Who sends what to whom stays unsaid. */
export function PayLinkPage() {
  const { token = '' } = useParams()
  if (!couldBeToken(token)) return <Gone />
  return (
    // Whoever is signed in here is not asked about: the link alone opens it.
    <NobodysApi>
      <BillOf key={token} token={token} />
    </NobodysApi>
  )
}

function BillOf({ token }: { token: string }) {
  const t = useTranslations('payLink.page')
  const bill = useWatched(paymentsCalls.readPublicBill, { params: { token } }, isOpen)
  if (bill.state === 'ready')
    return bill.data.status === 'waiting' ? <ToPay bill={bill.data} /> : <Closed status={bill.data.status} />
  if (bill.error?.code === 'not_found') return <Gone />
  return (
    <div className="wrap pay-page">
      {bill.error ? (
        <LoadFailed error={bill.error} retry={bill.retry} title={t('failedTitle')} />
      ) : (
        <LoadingShape of="rows" count={3} />
      )}
    </div>
  )
}

function ToPay({ bill }: { bill: PublicBill }) {
  const t = useTranslations('payLink.page')
  const { number, dateTime } = formatter(useLocale())
  return (
    <IntroScreen
      title={t('title')}
      text={t('text', { count: bill.parcels, shown: number(bill.parcels) })}
      art={<OnTheWay />}
    >
      <p className="pay-page__sum">
        <Price hot amount={number(bill.amount)} currency={t('soum')} />
      </p>
      <Ways bill={bill} />
      <p className="pay-page__until">
        <Icon name="clock" size="small" />
        {t('until', { at: dateTime(Date.parse(bill.expires_at)) })}
      </p>
    </IntroScreen>
  )
}

const names = {
  card: 'payLink.page.ways.card',
  payme: 'payLink.page.ways.payme',
  click: 'payLink.page.ways.click',
  google_pay: 'payLink.page.ways.googlePay',
} as const satisfies Partial<Record<PaymentType, string>>

const nameOf = (type: PaymentType) => names[type as keyof typeof names]

/** Only what works now is offered, first what was asked for: a courier's QR code names it. */
function Ways({ bill }: { bill: PublicBill }) {
  const t = useTranslations()
  const [search] = useSearchParams()
  if (bill.methods.length === 0) return <p className="pay-page__until">{t('payLink.page.noWay')}</p>
  return (
    <IntroActions>
      {askedFirst(bill.methods, search).map(({ type, pay_url }, index) => (
        <LinkButton key={type} href={pay_url} look={index === 0 ? 'main' : 'second'}>
          {t(nameOf(type))}
          {index === 0 && <Icon name="arrowRight" size="small" />}
        </LinkButton>
      ))}
    </IntroActions>
  )
}

function Closed({ status }: { status: Exclude<PublicBill['status'], 'waiting'> }) {
  const t = useTranslations('payLink.page')
  const isPaid = status === 'paid'
  const words = {
    paid: [t('paidTitle'), t('paidText')],
    expired: [t('expiredTitle'), t('askAnew')],
    cancelled: [t('cancelledTitle'), t('cancelledText')],
  }[status]
  return (
    <div role="status">
      <IntroScreen title={words[0]} text={words[1]} art={isPaid ? <OnTheWay /> : <LostTile />}>
        {isPaid && (
          <p className="pay-page__paid">
            <Icon name="check" size="small" />
            {t('paidMark')}
          </p>
        )}
      </IntroScreen>
    </div>
  )
}

/** Taken back, replaced by a newer one, or mistyped: it is the same to whoever holds it. */
function Gone() {
  const t = useTranslations('payLink.page')
  return (
    <IntroScreen title={t('goneTitle')} text={t('askAnew')} art={<LostTile />}>
      {null}
    </IntroScreen>
  )
}
