import './balance.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#modules/accounts/accounts.contract.ts'
import type { TopUpView } from '#modules/payments/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/price.tsx'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { useLoaded } from '../profile/use-loaded.ts'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { accountsApi, readUser } from './answers.ts'
import { LoadFailed } from './load-failed.tsx'
import { MoneyPage, MoneyWaiting } from './money-page.tsx'
import { PackagesPart } from './packages-part.tsx'
import { StatementPart } from './statement-part.tsx'
import { TopUpDialog } from './top-up-dialog.tsx'
import { TopUpRequests } from './top-up-requests.tsx'
import { usePages } from './use-pages.ts'

/** A person's money with us. */
export function BalancePage() {
  return (
    <MoneyPage>
      <Money />
    </MoneyPage>
  )
}

function Money() {
  const t = useTranslations('balance.topUp')
  const toast = useToast()
  const api = useApi()
  const { loaded, retry, set } = useLoaded(`${accountsApi}/detail`, readUser)
  const requests = usePages<TopUpView>(`${accountsApi}/top-ups`)
  const { again } = requests
  const [topping, setTopping] = useState(false)
  const look = async () => {
    // What is in sight, and being typed, stays when the line is bad.
    const answer = await api.request(`${accountsApi}/detail`, { read: readUser })
    if (answer.ok) set(answer.value)
  }
  useReturn(() => {
    again()
    return look()
  })
  if (loaded.state === 'loading') return <MoneyWaiting />
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} retry={retry} />
  const sent = () => {
    setTopping(false)
    toast({ text: t('sent'), tone: 'ok' })
    again()
  }
  return (
    <>
      <Hero user={loaded.data} onTopUp={() => setTopping(true)} />
      <PackagesPart balance={loaded.data.balance} onBought={look} onTopUp={() => setTopping(true)} />
      <div className="balance__parts">
        <TopUpRequests pages={requests} />
        {/* Another balance means another line. */}
        <StatementPart key={loaded.data.balance} />
      </div>
      <TopUpDialog open={topping} phone={loaded.data.phone} onClose={() => setTopping(false)} onSent={sent} />
    </>
  )
}

/** People leave for the app of their bank and come back to see whether the money is there. */
function useReturn(look: () => Promise<void>): void {
  const newest = useRef(look)
  newest.current = look
  useEffect(() => {
    const come = () => document.visibilityState === 'visible' && void newest.current()
    document.addEventListener('visibilitychange', come)
    return () => document.removeEventListener('visibilitychange', come)
  }, [])
}

/** A quiet corner of a wall. */
const wall = ['.:o1o', ':o1@1', 'o1o:.']

function Hero({ user, onTopUp }: { user: User; onTopUp: () => void }) {
  const t = useTranslations('balance.hero')
  const format = formatter(useLocale())
  const { balance, low_balance_threshold: low } = user
  return (
    <section className="balance-hero" aria-label={t('now')}>
      <div className="balance-hero__art" aria-hidden="true">
        <Girih wall={wall} />
      </div>
      <p className="balance-hero__label">{t('now')}</p>
      <Price hot amount={format.number(balance)} currency={t('currency')} />
      <div className="balance-hero__act">
        <Button onClick={onTopUp}>
          <Icon name="plus" size="small" />
          {t('topUp')}
        </Button>
      </div>
      <p className="balance-hero__low">
        {low === null ? t('lowOff') : t('lowOn', { amount: format.money(low) })}{' '}
        <LocalLink to="/dashboard/my_profile#balance">{t('lowChange')}</LocalLink>
      </p>
      <LocalLink className="balance-hero__cod" to="/dashboard/cod">
        {t('cod')}
      </LocalLink>
    </section>
  )
}
