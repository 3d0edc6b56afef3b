import './balance.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { usePages } from '#client/use-pages.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { Price } from '#ui/show/price.tsx'
import { MoneyPage, MoneyWaiting } from '../../shell/frame/money-page.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { DebtsPart } from './debts-part.tsx'
import { PackagesPart } from './packages-part.tsx'
import { StatementPart } from './statement-part.tsx'
import { TopUpDialog } from './top-up-dialog.tsx'
import { TopUpRequests } from './top-up-requests.tsx'

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
  const owner = useAnswer(profileCalls.readUser, {})
  const requests = usePages(topUpCalls.listTopUps, {})
  const [topping, setTopping] = useState(false)
  const topUp = () => setTopping(true)
  const sent = () => {
    setTopping(false)
    toast({ text: t('sent'), tone: 'ok' })
    requests.again()
  }
  return (
    <Loaded of={owner} skeleton={<MoneyWaiting />}>
      {(user) => (
        <>
          <Hero user={user} onTopUp={topUp} />
          <DebtsPart balance={user.balance} onPaid={() => void owner.refresh()} />
          <PackagesPart balance={user.balance} onBought={() => void owner.refresh()} onTopUp={topUp} />
          <div className="balance__parts">
            <TopUpRequests pages={requests} />
            {/* Another balance means another line. */}
            <StatementPart key={user.balance} />
          </div>
          <TopUpDialog open={topping} phone={user.phone} onClose={() => setTopping(false)} onSent={sent} />
        </>
      )}
    </Loaded>
  )
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
      <LocalLink className="balance-hero__cod" to="/referral/main">
        {t('invite')}
      </LocalLink>
    </section>
  )
}
