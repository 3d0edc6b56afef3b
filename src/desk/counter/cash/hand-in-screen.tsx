import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import type { CashInHand, HandInView } from '#modules/payments/cod/cod.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { useSubView } from '../parts/sub-view.ts'
import { handInNames } from './cash-names.ts'

/** The cashier decides when they count: until then it is looked at now and again. */
const lookMs = 15_000

/** Out of the drawer: to a cash desk, whose cashier counts it, or along with a courier where there is a counter to give it at. */
export function HandInScreen({ atPost = true }: { atPost?: boolean }) {
  const t = useTranslations('deskCounterCash.handIn')
  const { to } = useSubView()
  const cash = useAnswer(codCalls.readCash, {}, { pollMs: () => lookMs })
  return (
    <div className="till">
      <header className="counter-head">
        {atPost && (
          <LocalLink className="counter-head__back" to={to({ view: undefined })} aria-label={t('back')}>
            <Icon name="arrowLeft" />
          </LocalLink>
        )}
        <h2>{t('title')}</h2>
        <p>{t('under')}</p>
      </header>
      <Loaded of={cash}>
        {(known) => (
          <>
            <section className="counter-card till__left">
              <HandIns items={known.items} />
            </section>
            <Tell cash={known} atPost={atPost} onTold={() => void cash.refresh()} />
          </>
        )}
      </Loaded>
    </div>
  )
}

function HandIns({ items }: { items: readonly HandInView[] }) {
  const t = useTranslations('deskCounterCash.handIn')
  if (items.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <div className="till__part">
      <h3>{t('told')}</h3>
      <ul className="hand-ins-told">
        {items.map((one) => (
          <li key={one.id} data-state={one.state}>
            <HandIn one={one} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const icons = { told: 'clock', confirmed: 'check', rejected: 'warning' } as const

function HandIn({ one }: { one: HandInView }) {
  const words = useTranslations()
  const t = useTranslations('deskCounterCash.handIn')
  const { money, dateTime } = formatter(useLocale())
  const { state, amount, counted, told_at: at, reason } = one
  return (
    <>
      <Icon name={icons[state]} size="small" />
      <b>{money(state === 'confirmed' ? (counted ?? amount) : amount)}</b>
      <span>{words(handInNames[state])}</span>
      <small>
        {dateTime(Date.parse(at))}
        {state === 'confirmed' && counted !== null && ` · ${t('differs', { amount: money(amount) })}`}
        {reason && ` · ${reason}`}
      </small>
    </>
  )
}

function Tell({ cash, atPost, onTold }: { cash: CashInHand; atPost: boolean; onTold: () => void }) {
  const t = useTranslations('deskCounterCash.handIn')
  const format = formatter(useLocale())
  const toast = useToast()
  const { to } = useSubView()
  const task = useTask(codCalls.tellHandIn)
  const free = Math.max(0, cash.cash - cash.told)
  const [typed, setAmount] = useState<number>()
  const amount = typed ?? (free > 0 ? free : undefined)
  const isRight = amount !== undefined && amount > 0 && amount <= free
  const tell = async () => {
    if (amount === undefined) return
    const answer = await task.run({ body: { amount } })
    if (!answer.ok) return
    setAmount(undefined)
    toast({ text: t('done', { amount: format.money(answer.value.amount) }), tone: 'ok' })
    onTold()
  }
  return (
    <aside className="counter-card counter-side">
      <dl className="counter-sums">
        <div>
          <dt>{t('held')}</dt>
          <dd>{format.number(cash.cash)}</dd>
        </div>
        {cash.told > 0 && (
          <div>
            <dt>{t('waiting')}</dt>
            <dd>{format.number(cash.told)}</dd>
          </div>
        )}
      </dl>
      {free > 0 && (
        <NumberField
          label={t('amount')}
          hint={t('hint')}
          error={
            amount !== undefined && amount > free ? t('tooMuch', { amount: format.money(free) }) : undefined
          }
          value={amount}
          onChange={setAmount}
          format={format.number}
          inputMode="numeric"
          min={0}
        />
      )}
      <div className="counter-side__foot">
        <TaskFailure task={task} />
        <Button
          block
          className="counter-go"
          disabled={!isRight}
          busy={task.state === 'busy'}
          onClick={() => void tell()}
        >
          {free === 0 ? t('nothing') : t('go')}
        </Button>
        {atPost && isRight && (
          <LocalLink
            className={buttonClass({ look: 'second', block: true })}
            to={to({ tab: 'courier', view: 'give', cash: String(amount) })}
          >
            {t('byCourier')}
          </LocalLink>
        )}
        <p className="counter-quiet">{t('two')}</p>
      </div>
    </aside>
  )
}
