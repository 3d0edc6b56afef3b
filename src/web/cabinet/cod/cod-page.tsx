import './cod-page.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodSummary } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Price } from '#ui/show/price.tsx'
import { MoneyPage, MoneyWaiting } from '../../shell/frame/money-page.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { CodParcels } from './cod-parcels.tsx'
import { Payouts } from './payouts.tsx'
import { WaitingAccount } from './waiting-account.tsx'

/** What receivers have paid for goods, and its way to the sender. */
export function CodPage() {
  return (
    <MoneyPage>
      <Money />
    </MoneyPage>
  )
}

function Money() {
  const answer = useAnswer(codCalls.readSummary, {})
  const [choosing, setChoosing] = useState(false)
  return (
    <Loaded of={answer} skeleton={<MoneyWaiting />}>
      {(summary) => (
        <>
          {summary.waiting && (
            <WaitingAccount
              choice={summary}
              waiting={summary.waiting}
              onWithdrawn={(choice) => answer.set({ ...summary, ...choice })}
            />
          )}
          <Hero summary={summary} onChange={() => setChoosing(true)} />
          <div className="cod__parts">
            {/* Another target changes what each parcel says. */}
            <CodParcels key={summary.payout_to} />
            <Payouts />
          </div>
          {choosing && (
            <ChoiceDialog
              choice={summary}
              onClose={() => setChoosing(false)}
              onSaved={(choice) => {
                answer.set({ ...summary, ...choice })
                setChoosing(false)
              }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

function Hero({ summary, onChange }: { summary: CodSummary; onChange: () => void }) {
  const t = useTranslations('cod.hero')
  const format = formatter(useLocale())
  const { owed, parcels, next_due_at: due, on_the_way: onTheWay, bank, payout_to: target } = summary
  const toBank = target === 'bank' && bank
  return (
    <section className="cod-hero" aria-label={t('owed')}>
      <div className="cod-hero__sum">
        <p className="cod-hero__label">{t('owed')}</p>
        <Price hot amount={format.number(owed)} currency={t('currency')} />
        <p className="muted">{t('parcels', { count: parcels, shown: format.number(parcels) })}</p>
        {due && <p className="muted">{t('next', { at: format.dateTime(Date.parse(due)) })}</p>}
        {onTheWay > 0 && <p className="muted">{t('onTheWay', { amount: format.money(onTheWay) })}</p>}
      </div>
      <div className="cod-hero__target">
        <p className="cod-hero__label">{t('goesTo')}</p>
        <strong>{toBank ? t('bank', { account: toBank.account }) : t('balance')}</strong>
        <p className="muted">
          {toBank ? t('bankNote', { holder: toBank.holder, mfo: toBank.mfo }) : t('balanceNote')}
        </p>
        <Button look="second" small onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </section>
  )
}
