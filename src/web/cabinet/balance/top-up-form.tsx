import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useLocale } from '#client/surroundings.ts'
import { largestTopUp, smallestTopUp } from '#modules/payments/domain/top-up.ts'
import { topUpCalls } from '#modules/payments/top-up/top-up.calls.ts'
import type { TopUpView } from '#modules/payments/top-up/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { FileDrop } from '#ui/pickers/file-drop.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { receiptTypes, useReceipt } from './use-receipt.ts'

const isAmount = (amount: number | undefined): amount is number =>
  amount !== undefined && Number.isInteger(amount) && amount >= smallestTopUp && amount <= largestTopUp

/** How much was paid and the receipt of it. */
export function TopUpForm({ onSent }: { onSent: (topUp: TopUpView) => void }) {
  const t = useTranslations('balance')
  const common = useTranslations('common')
  const format = formatter(useLocale())
  const receipt = useReceipt()
  const [amount, setAmount] = useState<number>()
  const [tried, setTried] = useState(false)
  const sending = useSending(onSent)
  const limits = { min: format.number(smallestTopUp), max: format.money(largestTopUp) }

  const choose = (file: File | undefined) => {
    receipt.choose(file)
    // What was said of the picture before is not true of this one.
    sending.forget()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (isAmount(amount) && receipt.file) return void sending.send(amount, receipt.file)
    const form = event.currentTarget
    // After the errors have been drawn.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  return (
    <form className="top-up-form" noValidate onSubmit={submit}>
      <NumberField
        label={t('topUp.amount')}
        value={amount}
        onChange={setAmount}
        format={format.number}
        unit={t('hero.currency')}
        inputMode="numeric"
        error={tried && !isAmount(amount) ? t('topUp.amountWrong', limits) : undefined}
      />
      <FileDrop
        label={t('topUp.receipt')}
        hint={t('topUp.receiptHint')}
        error={tried && !receipt.shown ? t('topUp.receiptMissing') : undefined}
        files={receipt.shown ? [{ ...receipt.shown, sent: sending.share }] : []}
        onAdd={([file]) => choose(file)}
        onRemove={() => choose(undefined)}
        accept={receiptTypes.join(',')}
        // Room for one more: another picture takes the place of the first.
        most={2}
        texts={{
          choose: t('topUp.choose'),
          orDrop: t('topUp.orDrop'),
          camera: t('topUp.camera'),
          retry: common('failed.retry'),
          remove: (name) => t('topUp.remove', { name }),
          sending: (name) => t('topUp.sending', { name }),
        }}
      />
      <div role="alert">{sending.failure && <Notice tone="danger">{sending.failure}</Notice>}</div>
      <Button type="submit" block busy={sending.share !== undefined}>
        {t('topUp.send')}
      </Button>
    </form>
  )
}

/** A lost answer keeps its key, so that pressing again cannot ask twice. */
function useSending(onSent: (topUp: TopUpView) => void) {
  const t = useTranslations('balance.topUp')
  const api = useApi()
  const failureText = useFailureText()
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const last = useRef<{ amount: number; file: File; key: string }>(undefined)
  const left = useRef<AbortController>(undefined)
  useEffect(() => () => left.current?.abort(), [])

  async function send(amount: number, file: File) {
    if (share !== undefined) return
    const isSame = last.current?.amount === amount && last.current.file === file
    if (!isSame || !last.current) last.current = { amount, file, key: randomKey() }
    const { key } = last.current
    left.current = new AbortController()
    const { signal } = left.current
    setFailure(undefined)
    setShare(0)
    const input = { body: { amount: String(amount) }, file }
    const answer = await api.call(topUpCalls.requestTopUp, input, { key, signal, onProgress: setShare })
    if (signal.aborted) return
    setShare(undefined)
    if (answer.ok) return onSent(answer.value)
    setFailure(isLost(answer.error) ? t('lost') : failureText(answer.error))
  }
  return { share, failure, send, forget: () => setFailure(undefined) }
}

const isLost = ({ code, status }: ApiError) =>
  status === undefined || status >= 500 || code === 'idempotency_in_flight'
