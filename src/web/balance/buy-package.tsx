import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PackagesAnswer } from '#modules/pricing/package.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { PriceLines } from '#ui/price.tsx'
import { useApi } from '../api-client.ts'
import { isUnanswered, type Sent, sentAgain } from '../basket/checkout-key.ts'
import { randomKey } from '../random-key.ts'
import { useLocale } from '../shell/current-page.ts'
import { useFailureText } from '../use-failure-text.ts'
import { accountsApi, readPackages } from './answers.ts'

type Offer = PackagesAnswer['offers'][number]

type BuyPackageProps = {
  /** Closed while there is none. */
  offer: Offer | undefined
  balance: number
  onClose: () => void
  onBought: (packages: PackagesAnswer) => void
  onTopUp: () => void
}

/** One question before the money goes: how much, and what is left then. */
export function BuyPackage({ offer, balance, onClose, onBought, onTopUp }: BuyPackageProps) {
  const t = useTranslations('packages')
  const { number, money } = formatter(useLocale())
  const { busy, failure, buy, forget } = useBuying(onBought)
  const missing = offer ? offer.price - balance : 0
  const close = () => {
    forget()
    onClose()
  }
  const actions = offer && (
    <>
      <Button look="second" onClick={close}>
        {t('close')}
      </Button>
      {missing > 0 ? (
        <Button onClick={onTopUp}>{t('topUp')}</Button>
      ) : (
        <Button busy={busy} onClick={() => void buy(offer)}>
          {t('pay')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open={offer !== undefined}
      onClose={close}
      title={t('question', { count: number(offer?.shipments ?? 0) })}
      actions={actions}
    >
      {offer && (
        <div className="buy-package">
          {missing > 0 ? (
            <Notice tone="warning">{t('missing', { amount: money(missing) })}</Notice>
          ) : (
            <PriceLines
              lines={[
                { id: 'now', what: t('now'), amount: money(balance) },
                { id: 'price', what: t('price'), amount: number(-offer.price) },
              ]}
              sum={{ what: t('after'), amount: money(balance - offer.price) }}
            />
          )}
          <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
        </div>
      )}
    </Dialog>
  )
}

/** A lost answer keeps its key, also when the dialog was closed meanwhile: asking again cannot buy twice. */
function useBuying(onBought: (packages: PackagesAnswer) => void) {
  const t = useTranslations('packages')
  const api = useApi()
  const failureText = useFailureText('balance')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const sent = useRef<Sent>(undefined)

  async function buy({ shipments, price }: Offer): Promise<void> {
    if (busy) return
    const body = { shipments, price }
    const question = sentAgain(sent.current, JSON.stringify(body), randomKey())
    sent.current = question
    setFailure(undefined)
    setBusy(true)
    const answer = await api.request(`${accountsApi}/packages`, {
      method: 'POST',
      body,
      idempotencyKey: question.key,
      read: readPackages,
    })
    setBusy(false)
    if (!answer.ok && isUnanswered(answer.error)) return setFailure(t('lost'))
    sent.current = undefined
    if (answer.ok) return onBought(answer.value)
    setFailure(failureText(answer.error))
  }
  return { busy, failure, buy, forget: () => setFailure(undefined) }
}
