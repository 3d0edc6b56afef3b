import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { clockWords, useSecondsUntil } from '#client/sign-in/use-seconds-until.ts'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useAnswer } from '#client/use-answer.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import { referralCalls } from '#modules/promos/referral/referral.calls.ts'
import { formatPhone, formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CodeField } from '#ui/fields/code-field.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { type AccountDeletion, useDeletion } from './use-deletion.ts'

type DeleteDialogProps = { user: User; open: boolean; onClose: () => void }

/** First what goes and what has to stay, then the code: nobody deletes by a slip. Money keeps the account open. */
export function DeleteDialog({ user, open, onClose }: DeleteDialogProps) {
  const t = useTranslations('profile.leaving')
  const common = useTranslations('common')
  const deletion = useDeletion(user)
  const reward = useUnspentReward(open && user.balance > 0)
  const hasMoney = user.balance > reward

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('dialogTitle')}
      closeLabel={common('close')}
      actions={
        <>
          <Button look="second" onClick={onClose}>
            {t('keep')}
          </Button>
          {hasMoney ? (
            <LocalLink className={buttonClass()} to="/dashboard/balance">
              {t('toBalance')}
            </LocalLink>
          ) : deletion.codeSent ? (
            <Button
              look="danger"
              busy={deletion.deleting.state === 'busy'}
              disabled={deletion.code.length < codeRules.digits}
              onClick={() => void deletion.confirm()}
            >
              {t('deleteForGood')}
            </Button>
          ) : (
            <Button
              look="danger"
              busy={deletion.sending.state === 'busy'}
              onClick={() => void deletion.send()}
            >
              {t('sendCode')}
            </Button>
          )}
        </>
      }
    >
      {hasMoney ? (
        <MoneyLeft balance={user.balance} />
      ) : (
        <Deletion user={user} deletion={deletion} reward={reward} />
      )}
    </Dialog>
  )
}

/** What is left of rewards keeps nobody here: it is for shipments, and goes with the account. */
function useUnspentReward(isAsked: boolean): number {
  const { data } = useAnswer(referralCalls.readReferral, isAsked ? {} : undefined, { quiet: true })
  return data?.unspent ?? 0
}

function MoneyLeft({ balance }: { balance: number }) {
  const t = useTranslations('profile.leaving')
  const format = formatter(useLocale())
  return <Notice tone="warning">{t('moneyLeft', { amount: format.money(balance) })}</Notice>
}

type DeletionProps = { user: User; deletion: AccountDeletion; reward: number }

function Deletion({ user, deletion, reward }: DeletionProps) {
  const t = useTranslations('profile.leaving')
  // The number stays on one line.
  const phone = formatPhone(user.phone).replaceAll(' ', '\u00A0')
  if (deletion.codeSent) return <CodeQuestion phone={phone} deletion={deletion} />
  return (
    <>
      <WhatGoes reward={reward} />
      <p className="deletion__phone">{t('codeWillCome', { phone })}</p>
      <TaskState task={deletion.sending} />
    </>
  )
}

function CodeQuestion({ phone, deletion }: { phone: string } & Pick<DeletionProps, 'deletion'>) {
  const t = useTranslations('profile.leaving')
  const place = useRef<HTMLDivElement>(null)
  const { deleting, code, type } = deletion
  const hasFailed = deleting.state === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the digits are asked for again after a wrong code
  useEffect(() => place.current?.querySelector('input')?.focus(), [hasFailed])
  return (
    <div ref={place} className="profile-form">
      <CodeField
        label={t('code')}
        hint={t('codeSent', { phone })}
        length={codeRules.digits}
        value={code}
        onChange={type}
      />
      <TaskState task={deleting} />
      <Resend deletion={deletion} />
    </div>
  )
}

function Resend({ deletion: { sending, resendAt, send } }: Pick<DeletionProps, 'deletion'>) {
  const t = useTranslations('profile.leaving')
  const seconds = useSecondsUntil(resendAt)
  return (
    <div className="profile-form__foot">
      {seconds > 0 ? (
        <span className="muted">{t('resendIn', { left: clockWords(seconds) })}</span>
      ) : (
        <Button
          look="quiet"
          small
          className="profile-form__quiet"
          busy={sending.state === 'busy'}
          onClick={() => void send()}
        >
          {t('resend')}
        </Button>
      )}
      <TaskState task={sending} />
    </div>
  )
}

/** Said before anything is asked for: what goes at once, and what the law makes us keep. */
function WhatGoes({ reward }: { reward: number }) {
  const t = useTranslations('profile.leaving')
  const { money } = formatter(useLocale())
  const ofReward = reward > 0 ? [t('goes.reward', { amount: money(reward) })] : []
  return (
    <div className="deletion">
      <h3>{t('goesTitle')}</h3>
      <ul className="deletion__list">
        {[t('goes.profile'), t('goes.addresses'), t('goes.devices'), t('goes.offers'), ...ofReward].map(
          (text) => (
            <li key={text}>
              <Icon name="trash" size="small" className="deletion__sign" />
              {text}
            </li>
          ),
        )}
      </ul>
      <h3>{t('staysTitle')}</h3>
      <ul className="deletion__list">
        {[t('stays.accounting'), t('stays.parcels')].map((text) => (
          <li key={text}>
            <Icon name="lock" size="small" className="deletion__sign" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
