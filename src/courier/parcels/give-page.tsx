import './give.css'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { TaskFailure } from '#client/task-failure.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { handOverCalls } from '#modules/delivery/handovers/hand-overs.calls.ts'
import type { Takers } from '#modules/delivery/handovers/hand-overs.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { ScreenBar } from '../parts/screen-bar.tsx'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { useStopWords } from '../parts/stop-words.ts'
import { Unbroken } from '../parts/unbroken.tsx'
import { giveRequest, isSum, takerOptions, takesCash } from './give-request.ts'
import { HandOvers } from './hand-overs.tsx'

/** `/parcels/give`: what is said here, the other side scans and counts. */
export function GivePage() {
  const t = useTranslations('courierParcels.give')
  const navigate = useNavigate()
  const { day, line } = useFieldView()
  const takers = useAnswer(handOverCalls.listTakers, {})
  const list = useAnswer(handOverCalls.listHandOvers, {})
  const held = (day?.stops ?? []).filter(({ in_hand }) => in_hand)
  return (
    <main className="field-screen">
      <ScreenBar title={t('title')} under={t('under')} onBack={() => navigate(-1)} />
      {line === 'offline' && (
        <Notice tone="info" className="field-screen__notice">
          {t('offline')}
        </Notice>
      )}
      <div className="give__part">
        <Loaded of={list} look="part">
          {(known) => <HandOvers list={known} onChanged={() => void list.refresh()} />}
        </Loaded>
      </div>
      <Loaded of={takers} look="part">
        {(known) => (
          <GiveForm
            takers={known}
            held={held}
            isOnline={line === 'online'}
            onGiven={() => void list.refresh()}
          />
        )}
      </Loaded>
    </main>
  )
}

type GiveFormProps = { takers: Takers; held: readonly Stop[]; isOnline: boolean; onGiven: () => void }

function GiveForm({ takers, held, isOnline, onGiven }: GiveFormProps) {
  const t = useTranslations('courierParcels.give')
  const format = formatter(useLocale())
  const task = useTask(handOverCalls.giveOver)
  const options = takerOptions(takers)
  const [taker, setTaker] = useState('')
  const [chosen, setCodes] = useState<readonly string[]>([])
  const [cash, setCash] = useState<number>()
  // What somebody has scanned meanwhile is no longer the courier's to give.
  const codes = chosen.filter((code) => held.some(({ tracking_code }) => tracking_code === code))
  const request = giveRequest({ taker, parcels: codes, cash })
  const { parcels, cash: told } = request.body
  const give = async () => {
    const answer = await task.run(request)
    if (!answer.ok) return
    setCodes([])
    setCash(undefined)
    onGiven()
  }
  return (
    <>
      <section className="give__part">
        <Select label={t('whom')} value={taker} onChange={(event) => setTaker(event.target.value)}>
          <option value="" disabled>
            {t('choose')}
          </option>
          {options.map(({ value, name, kind }) => (
            <option key={value} value={value}>
              {kind === 'desk' ? t('desk') : name}
            </option>
          ))}
        </Select>
        <Parcels held={held} codes={codes} onCodes={setCodes} />
        {takesCash(taker) ? (
          <NumberField
            label={t('cash')}
            hint={t('cashHint')}
            inputMode="numeric"
            value={cash}
            onChange={setCash}
            format={format.number}
          />
        ) : (
          <CashElsewhere />
        )}
        <TaskFailure task={task} />
      </section>
      <ScreenFoot>
        <Button
          className="field-screen__go"
          block
          busy={task.state === 'busy'}
          disabled={!isOnline || taker === '' || !isSum(told) || (parcels.length === 0 && told === 0)}
          onClick={() => void give()}
        >
          {t('go')}
        </Button>
      </ScreenFoot>
    </>
  )
}

/** The desk takes none: it goes to a cash desk, whose cashier counts it. */
function CashElsewhere() {
  const t = useTranslations()
  return (
    <>
      <p className="muted">{t('courierParcels.give.cashElsewhere')}</p>
      <Link className={buttonClass({ look: 'second', courier: true, block: true })} to="/cash/hand-in">
        {t('courierCash.hand')}
      </Link>
    </>
  )
}

type ParcelsProps = {
  held: readonly Stop[]
  codes: readonly string[]
  onCodes: (codes: readonly string[]) => void
}

function Parcels({ held, codes, onCodes }: ParcelsProps) {
  const t = useTranslations('courierParcels.give')
  const words = useStopWords()
  const toggle = (code: string) =>
    onCodes(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])
  if (held.length === 0) return <p className="muted">{t('nothing')}</p>
  return (
    <fieldset className="give__parcels">
      <legend>{t('which')}</legend>
      {held.length > 1 && (
        <Button look="quiet" courier onClick={() => onCodes(held.map(({ tracking_code }) => tracking_code))}>
          {t('all')}
        </Button>
      )}
      {held.map(({ order_id, tracking_code, place, name }) => (
        <Checkbox
          key={order_id}
          label={<Unbroken text={words.title(place)} />}
          note={name}
          checked={codes.includes(tracking_code)}
          onChange={() => toggle(tracking_code)}
        />
      ))}
    </fieldset>
  )
}
