import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Price } from '#ui/show/price.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import type { SaveProfile } from './use-profile.ts'

type BalanceProps = { user: User; save: SaveProfile }

export function BalancePart({ user, save }: BalanceProps) {
  const t = useTranslations('profile.balance')
  const format = formatter(useLocale())
  return (
    <>
      <div className="balance-line">
        <Price hot amount={format.number(user.balance)} currency={t('currency')} />
        <LocalLink className={buttonClass({ look: 'second', small: true })} to="/dashboard/balance">
          {t('open')}
        </LocalLink>
      </div>
      <LowBalanceForm user={user} save={save} />
    </>
  )
}

/** What the notice starts with when it is switched on; about two parcels. */
const firstThreshold = 50_000
const highestThreshold = 1_000_000_000

/** The switch works at once; another amount waits for its button. */
function LowBalanceForm({ user, save }: BalanceProps) {
  const t = useTranslations('profile.balance')
  const saved = user.low_balance_threshold
  const task = useWork()
  const [wanted, setWanted] = useState(saved !== null)

  const turn = async (on: boolean) => {
    if (task.state === 'busy') return
    setWanted(on)
    const answer = await task.run(() => save({ low_balance_threshold: on ? firstThreshold : null }))
    if (!answer.ok) setWanted(!on)
  }

  return (
    <div className="low-balance">
      <Switch
        label={t('lowSms')}
        note={t('lowSmsNote')}
        checked={wanted}
        onChange={(event) => void turn(event.target.checked)}
      />
      <TaskState task={task} />
      {wanted && saved !== null && <ThresholdForm saved={saved} save={save} />}
    </div>
  )
}

function ThresholdForm({ saved, save }: { saved: number; save: SaveProfile }) {
  const t = useTranslations('profile.balance')
  const common = useTranslations('profile')
  const format = formatter(useLocale())
  const [amount, setAmount] = useState<number | undefined>(saved)
  const task = useWork()
  const isWrong = amount === undefined || !Number.isInteger(amount)

  const change = (value: number | undefined) => {
    setAmount(value)
    task.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWrong) void task.run(() => save({ low_balance_threshold: amount }))
  }

  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      <NumberField
        label={t('threshold')}
        inputMode="numeric"
        value={amount}
        max={highestThreshold}
        step={10_000}
        unit={t('currency')}
        format={format.number}
        error={isWrong ? t('thresholdWrong') : undefined}
        onChange={change}
      />
      <div className="profile-form__foot">
        <Button type="submit" look="second" busy={task.state === 'busy'}>
          {common('save')}
        </Button>
        <TaskState task={task} done={common('saved')} />
      </div>
    </form>
  )
}
