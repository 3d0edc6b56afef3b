import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { demoLockerCalls } from '#modules/lockers/demo/demo-locker.calls.ts'
import type { DemoLocker } from '#modules/lockers/demo/demo-locker.contract.ts'
import { LockerWall } from '#parcel/lockers/locker-wall.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import { lookNames, sizeNames } from './bank-words.ts'
import { CodesToTry } from './codes-to-try.tsx'
import { DoorPanel } from './door-panel.tsx'
import { Keypad, type Typed } from './keypad.tsx'
import { Scanner } from './scanner.tsx'
import { useBank } from './use-bank.ts'
import { useSaid } from './use-said.ts'

export function LockerScreen() {
  const texts = usePageTexts()
  return (
    <div className="wrap dev-locker">
      <header>
        <h1>{texts?.title}</h1>
        <p className="lead dev-locker__lead">{texts?.lead}</p>
      </header>
      {useHydrated() ? <Asked /> : <LoadingShape of="cards" count={2} />}
    </div>
  )
}

function Asked() {
  const answer = useAnswer(demoLockerCalls.readDemoLocker, {})
  return (
    <Loaded of={answer} skeleton={<LoadingShape of="cards" count={2} />}>
      {(locker) => <Bank locker={locker} onChanged={answer.set} refresh={() => void answer.refresh()} />}
    </Loaded>
  )
}

type BankProps = { locker: DemoLocker; onChanged: (locker: DemoLocker) => void; refresh: () => void }

const nothingTyped: Typed = { number: '', code: '' }

function Bank({ locker, onChanged, refresh }: BankProps) {
  const all = useTranslations()
  const t = useTranslations('lockerBank')
  const failureText = useFailureText()
  const { bank, state } = useBank(locker)
  const { said, say } = useSaid()
  const [typed, setTyped] = useState(nothingTyped)
  const [parcel, setParcel] = useState('')
  const [chosen, setChosen] = useState<number>()
  if (state === 'starting') return <p role="status">{t('starting')}</p>
  if (state !== 'on') return <Notice tone="danger">{t('failed', { why: failureText(state) })}</Notice>
  const door = bank.doors.find(({ number }) => number === chosen)
  /** Whatever was done, the door that it opened is looked at, and the codes are others now. */
  const told = (opened: number | undefined) => {
    if (opened !== undefined) setChosen(opened)
    refresh()
  }
  return (
    <>
      <p className="dev-locker__said" role="status" data-tone={said?.isError ? 'error' : undefined}>
        {said?.text}
      </p>
      <div className="dev-locker__columns">
        <section className="dev-locker__part" aria-label={t('wall')}>
          <h2>{locker.point.name}</h2>
          <LockerWall
            label={t('wall')}
            cells={bank.doors.map(({ number, size, state: cell, isOpen }) => {
              const look = isOpen ? 'reserved' : cell
              const label = t('door', {
                number: String(number),
                size: all(sizeNames[size]),
                state: all(lookNames[look]),
              })
              return { number, size, look, label }
            })}
            chosen={chosen}
            onChoose={setChosen}
          />
          <DoorPanel bank={bank} door={door} say={say} onDone={() => told(undefined)} />
        </section>
        <div className="dev-locker__side">
          <Keypad
            bank={bank}
            typed={typed}
            onType={setTyped}
            say={say}
            onDone={(opened) => {
              setTyped(nothingTyped)
              told(opened)
            }}
          />
          <Scanner bank={bank} parcel={parcel} onParcel={setParcel} say={say} onDone={told} />
          <CodesToTry
            parcels={locker.parcels}
            onUse={setTyped}
            onScan={setParcel}
            onChanged={onChanged}
            say={say}
          />
        </div>
      </div>
    </>
  )
}
