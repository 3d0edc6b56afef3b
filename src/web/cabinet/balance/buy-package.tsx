import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { packageCalls } from '#modules/pricing/packages/package.calls.ts'
import type { PackagesAnswer } from '#modules/pricing/packages/package.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { PriceLines } from '#ui/show/price.tsx'

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
      title={t('question', { count: offer?.shipments ?? 0, shown: number(offer?.shipments ?? 0) })}
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
  const task = useTask(packageCalls.buyPackage)
  const failureText = useFailureText()

  async function buy({ shipments, price }: Offer): Promise<void> {
    const answer = await task.run({ body: { shipments, price } })
    if (answer.ok) onBought(answer.value)
  }
  const failure = task.error && (task.unanswered ? t('lost') : failureText(task.error))
  return { busy: task.state === 'busy', failure, buy, forget: () => task.state === 'busy' || task.reset() }
}
