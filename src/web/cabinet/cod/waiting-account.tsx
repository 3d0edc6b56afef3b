import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CodChoiceView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Notice } from '#ui/show/notice.tsx'

type WaitingAccountProps = {
  choice: CodChoiceView
  waiting: NonNullable<CodChoiceView['waiting']>
  onWithdrawn: (choice: CodChoiceView) => void
}

/** A new account and its hour. Whoever did not ask for it takes it back here. */
export function WaitingAccount({ choice, waiting, onWithdrawn }: WaitingAccountProps) {
  const t = useTranslations('cod.waiting')
  const format = formatter(useLocale())
  const [asking, setAsking] = useState(false)
  const until =
    choice.payout_to === 'bank' && choice.bank
      ? t('untilBank', { account: choice.bank.account })
      : t('untilBalance')
  return (
    <Notice
      tone="warning"
      icon="clock"
      title={t('title', { at: format.dateTime(Date.parse(waiting.valid_from)) })}
    >
      <p>{t('account', { account: waiting.account, holder: waiting.holder, mfo: waiting.mfo })}</p>
      <p>{until}</p>
      <Button look="second" small className="cod-waiting__act" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <Withdrawal open={asking} onClose={() => setAsking(false)} onWithdrawn={onWithdrawn} />
    </Notice>
  )
}

type WithdrawalProps = Pick<WaitingAccountProps, 'onWithdrawn'> & { open: boolean; onClose: () => void }

function Withdrawal({ open, onClose, onWithdrawn }: WithdrawalProps) {
  const t = useTranslations('cod.waiting')
  const task = useTask(codCalls.withdrawAccount)
  const toast = useToast()
  const failureText = useFailureText()
  const withdraw = async () => {
    const answer = await task.run({})
    onClose()
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    toast({ text: t('withdrawn'), tone: 'ok' })
    onWithdrawn(answer.value)
  }
  return (
    <Confirm
      open={open}
      title={t('question')}
      yes={t('yes')}
      no={t('no')}
      danger
      busy={task.state === 'busy'}
      onNo={onClose}
      onYes={() => void withdraw()}
    >
      {t('text')}
    </Confirm>
  )
}
