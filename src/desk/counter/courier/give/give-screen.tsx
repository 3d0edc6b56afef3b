import './give.css'
import '../../parts/scan-list.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { CounterPost, ShelfItem } from '#modules/counter/counter.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { HandOverView } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { codCalls } from '#modules/payments/cod/cod.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { useScanned } from '../../parts/scanned.tsx'
import { useSubView } from '../../parts/sub-view.ts'
import { CourierHead } from '../courier-head.tsx'
import { readHeard } from '../take/take-scans.ts'
import { CourierChoice } from './courier-choice.tsx'
import { codeOf, type Found, foundBy, giveRequest, waitingFor } from './give-choice.ts'
import { ParcelChoice } from './parcel-choice.tsx'

type GiveScreenProps = { post: CounterPost; given: readonly HandOverView[]; onGiven: () => void }

/** Whom, what, how much: said here, and theirs once they have scanned and counted it. */
export function GiveScreen({ post, given, onGiven }: GiveScreenProps) {
  const t = useTranslations('deskCounterCourier.give')
  const shelf = useAnswer(counterCalls.listShelf, {})
  const cash = useAnswer(codCalls.readCash, {})
  const free = cash.data ? Math.max(0, cash.data.cash - cash.data.told) : undefined
  return (
    <div className="courier-two">
      <CourierHead title={t('title')} under={t('under')} />
      <Loaded of={shelf}>
        {({ items }) => (
          <Giving
            post={post}
            given={given}
            waiting={waitingFor(items, given)}
            free={free}
            onGiven={onGiven}
          />
        )}
      </Loaded>
    </div>
  )
}

type GivingProps = GiveScreenProps & {
  waiting: readonly ShelfItem[]
  /** Cash that may go along; undefined before it is known. */
  free: number | undefined
}

function Giving({ given, waiting, free, onGiven }: GivingProps) {
  const { show, query } = useSubView()
  const task = useTask(handOverCalls.giveOver)
  const [courier, setCourier] = useState<string>()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<Found>()
  const asked = Number(query.get('cash'))
  const [cash, setCash] = useState<number | undefined>(asked > 0 ? asked : undefined)
  // What somebody has scanned out meanwhile is no longer here to give.
  const chosen = new Set([...ticked].filter((code) => waiting.some((item) => codeOf(item) === code)))
  useScanned((text) => {
    const heard = readHeard(text)
    const found = foundBy('code' in heard ? heard.code : text.slice(0, 40), waiting, chosen)
    setLast(found)
    if (found.kind === 'found') setTicked(new Set(chosen).add(codeOf(found.item)))
  })
  const give = async () => {
    if (courier === undefined) return
    const answer = await task.run(giveRequest({ courier, parcels: chosen, cash }))
    if (!answer.ok) return
    onGiven()
    show({ view: 'wait', id: answer.value.id, cash: undefined })
  }
  return (
    <>
      <section className="counter-card give-left">
        <ParcelChoice waiting={waiting} chosen={chosen} last={last} onChange={setTicked} />
      </section>
      <aside className="counter-card counter-side">
        <CourierChoice given={given} value={courier} onChange={setCourier} />
        <CashAlong free={free} cash={cash} onChange={setCash} />
        <GiveFoot
          task={task}
          parcels={chosen.size}
          cash={cash ?? 0}
          isReady={
            courier !== undefined && (chosen.size > 0 || (cash ?? 0) > 0) && (cash ?? 0) <= (free ?? 0)
          }
          hasCourier={courier !== undefined}
          onGive={() => void give()}
        />
      </aside>
    </>
  )
}

type CashAlongProps = {
  free: number | undefined
  cash: number | undefined
  onChange: (cash: number | undefined) => void
}

function CashAlong({ free, cash, onChange }: CashAlongProps) {
  const t = useTranslations('deskCounterCourier.give')
  const format = formatter(useLocale())
  if (free === undefined || free === 0) return null
  return (
    <div className="give-cash">
      <NumberField
        label={t('cash')}
        hint={t('cashHint', { amount: format.money(free) })}
        error={
          cash !== undefined && cash > free ? t('cashTooMuch', { amount: format.money(free) }) : undefined
        }
        value={cash}
        onChange={onChange}
        format={format.number}
        inputMode="numeric"
        min={0}
      />
      <Button look="quiet" small onClick={() => onChange(free)}>
        {t('allCash')}
      </Button>
    </div>
  )
}

type GiveFootProps = {
  task: Parameters<typeof TaskFailure>[0]['task'] & { state: string }
  parcels: number
  cash: number
  isReady: boolean
  hasCourier: boolean
  onGive: () => void
}

function GiveFoot({ task, parcels, cash, isReady, hasCourier, onGive }: GiveFootProps) {
  const t = useTranslations('deskCounterCourier.give')
  const { number, money } = formatter(useLocale())
  return (
    <div className="counter-side__foot">
      {(parcels > 0 || cash > 0) && (
        <p className="give-sum">
          {parcels > 0 && <b>{t('parcels', { count: parcels, text: number(parcels) })}</b>}
          {cash > 0 && <b>{money(cash)}</b>}
        </p>
      )}
      <TaskFailure task={task} />
      <Button block className="counter-go" disabled={!isReady} busy={task.state === 'busy'} onClick={onGive}>
        {t(hasCourier ? 'go' : 'chooseFirst')}
      </Button>
      <p className="counter-quiet">{t('two')}</p>
    </div>
  )
}
