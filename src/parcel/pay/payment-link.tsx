import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale, useSurroundings } from '#client/surroundings.ts'
import { useWork } from '#client/use-task.ts'
import { paymentsCalls } from '#modules/payments/checkout/payments.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'

type PaymentLinkProps = { number: string; amount: number; hasLink: boolean }

/** A link with which somebody else pays. It is shown once: the server keeps only its trace. */
export function PaymentLink({ number, amount, hasLink }: PaymentLinkProps) {
  const t = useTranslations('payLink.own')
  const { token, isOut, task, make, revoke } = usePaymentLink(number, hasLink)
  const failureText = useFailureText()
  const isBusy = task.state === 'busy'
  return (
    <div className="pay-link">
      {token !== undefined && <ReadyLink token={token} amount={amount} />}
      {token === undefined && isOut && <p className="muted">{t('linkOut')}</p>}
      <div className="pay-link__do">
        {token === undefined && (
          <Button
            look={isOut ? 'quiet' : 'second'}
            small={isOut}
            className={isOut ? 'pay-link__quiet' : undefined}
            busy={isBusy}
            onClick={() => void make()}
          >
            {!isOut && <Icon name="users" size="small" />}
            {t(isOut ? 'linkAnew' : 'linkMake')}
          </Button>
        )}
        {isOut && (
          <Button look="quiet" small className="pay-link__quiet" busy={isBusy} onClick={() => void revoke()}>
            {t('linkRevoke')}
          </Button>
        )}
      </div>
      <div role="alert">{task.error && <Notice tone="danger">{failureText(task.error)}</Notice>}</div>
    </div>
  )
}

function usePaymentLink(number: string, hasLink: boolean) {
  const t = useTranslations('payLink.own')
  const task = useWork()
  const toast = useToast()
  const bill = { params: { number } }
  const [token, setToken] = useState<string>()
  const [isOut, setOut] = useState(hasLink)
  const make = async () => {
    const answer = await task.run((api) => api.call(paymentsCalls.makeLink, bill))
    if (!answer.ok) return
    setToken(answer.value.token)
    setOut(true)
  }
  const revoke = async () => {
    const answer = await task.run((api) => api.call(paymentsCalls.revokeLink, bill))
    if (!answer.ok) return
    setToken(undefined)
    setOut(false)
    toast({ text: t('linkRevoked'), tone: 'ok' })
  }
  return { token, isOut, task, make, revoke }
}

function ReadyLink({ token, amount }: { token: string; amount: number }) {
  const t = useTranslations('payLink.own')
  const locale = useLocale()
  const toast = useToast()
  const origin = useSurroundings().siteUrl
  const url = origin + localizedPath(locale, `/pay/${token}`)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  /** Through the phone's own sheet; where there is none, the link is copied. */
  const share = async () => {
    if (!navigator.share) return copy()
    try {
      await navigator.share({ text: t('shareText', { amount: formatter(locale).money(amount) }), url })
    } catch {
      // The person has closed the sheet.
    }
  }
  return (
    <div className="pay-link__ready">
      <TextField
        label={t('link')}
        hint={t('linkHint')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="pay-link__do">
        <Button look="second" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button look="second" onClick={() => void share()}>
          <Icon name="external" size="small" />
          {t('share')}
        </Button>
      </div>
    </div>
  )
}
