import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { noonOf, tashkentDay } from '#kernel/tashkent.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { RateList } from '#modules/counter/counter.contract.ts'
import { type CommissionKind, commissionKinds } from '#modules/counter/domain/counter-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DayField } from '../../parts/days/day-field.tsx'
import { DeskFormDialog } from '../../parts/desk-form-dialog.tsx'
import { mayDo } from '../../sections.ts'
import { useStaff } from '../../signed-in.ts'
import { rateNames } from './rate-names.ts'
import { ratesNow } from './rates-now.ts'

/** What counters earn for a parcel now, and from which day on something else. */
export function Rates() {
  const t = useTranslations('deskCash.rates')
  const rates = useAnswer(counterCalls.listRates, {})
  const staff = useStaff()
  const [asking, setAsking] = useState(false)
  return (
    <Loaded of={rates} look="part">
      {(known) => (
        <section className="cash-totals__line" aria-label={t('title')}>
          <RatesNow rates={known} />
          {staff && mayDo(staff.role, 'commission.edit') && (
            <Button look="second" small onClick={() => setAsking(true)}>
              {t('set')}
            </Button>
          )}
          {asking && (
            <RateDialog
              onClose={() => setAsking(false)}
              onDone={(after) => {
                setAsking(false)
                rates.set(after)
              }}
            />
          )}
        </section>
      )}
    </Loaded>
  )
}

function RatesNow({ rates }: { rates: RateList }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.rates')
  const { money, date } = formatter(useLocale())
  const [today] = useState(() => tashkentDay(new Date()))
  return (
    <dl className="cash-totals">
      {ratesNow(rates, today).map(({ kind, amount, next }) => (
        <div key={kind}>
          <dt>{words(rateNames[kind])}</dt>
          <dd>{money(amount)}</dd>
          {next && (
            <dd className="cash-totals__next">
              {t('from', { day: date(noonOf(next.from_day)), amount: money(next.amount) })}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const dayMs = 86_400_000

function RateDialog({ onClose, onDone }: { onClose: () => void; onDone: (after: RateList) => void }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.rates')
  const format = formatter(useLocale())
  const toast = useToast()
  const task = useTask(counterCalls.setRate)
  const [tomorrow] = useState(() => tashkentDay(new Date(Date.now() + dayMs)))
  const [kind, setKind] = useState<CommissionKind>('handed_out')
  const [amount, setAmount] = useState<number>()
  const [day, setDay] = useState(tomorrow)
  const [tried, setTried] = useState(false)
  async function submit() {
    setTried(true)
    if (amount === undefined || day < tomorrow) return
    const answer = await task.run({ body: { kind, amount, from_day: day } })
    if (!answer.ok) return
    toast({ text: t('done'), tone: 'ok' })
    onDone(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('title')}
      no={t('no')}
      yes={t('yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('lead')}</p>
      <Select
        label={t('kind')}
        value={kind}
        onChange={({ target }) =>
          setKind(commissionKinds.find((one) => one === target.value) ?? 'handed_out')
        }
      >
        {commissionKinds.map((one) => (
          <option key={one} value={one}>
            {words(rateNames[one])}
          </option>
        ))}
      </Select>
      <NumberField
        label={t('amount')}
        value={amount}
        onChange={setAmount}
        format={format.number}
        min={0}
        max={1_000_000}
        inputMode="numeric"
        error={tried && amount === undefined ? t('amountNeeded') : undefined}
      />
      <DayField
        label={t('day')}
        min={tomorrow}
        value={day}
        error={tried && day < tomorrow ? t('dayNeeded') : undefined}
        onChange={setDay}
      />
    </DeskFormDialog>
  )
}
