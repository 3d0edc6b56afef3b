import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTask } from '#client/use-task.ts'
import { demoLockerCalls } from '#modules/lockers/demo/demo-locker.calls.ts'
import type { DemoLocker, DemoParcelKind } from '#modules/lockers/demo/demo-locker.contract.ts'
import { Button } from '#ui/button.tsx'
import { kindNames, moreNames } from './bank-words.ts'
import type { Typed } from './keypad.tsx'
import type { Say } from './use-said.ts'

type CodesToTryProps = {
  parcels: DemoLocker['parcels']
  onUse: (typed: Typed) => void
  onScan: (code: string) => void
  onChanged: (locker: DemoLocker) => void
  say: Say
}

const kinds = ['waits', 'to_drop', 'to_bring'] as const satisfies readonly DemoParcelKind[]

/** What people would read in a message, on their order's page or on their phone. Told in a demo only. */
export function CodesToTry({ parcels, onUse, onScan, onChanged, say }: CodesToTryProps) {
  const all = useTranslations()
  const t = useTranslations('lockerBank')
  const making = useTask(demoLockerCalls.makeDemoParcel)
  const asking = useTask(demoLockerCalls.askDemoCourier)
  const [courier, setCourier] = useState<Typed>()
  const make = async (kind: DemoParcelKind) => {
    const answer = await making.run({ body: { kind } })
    if (answer.ok) onChanged(answer.value)
    else say(answer.error)
  }
  const ask = async () => {
    const answer = await asking.run({})
    if (answer.ok) setCourier(answer.value)
    else say(answer.error)
  }
  const isBusy = making.state === 'busy' || asking.state === 'busy'
  return (
    <section className="dev-locker__part" aria-label={t('codes')}>
      <h2>{t('codes')}</h2>
      <p className="muted">{t('codesText')}</p>
      {parcels.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className="dev-locker__codes">
        {parcels.map(({ kind, what, tracking_code: label, number, code }) => (
          <li key={label}>
            <span>
              {all(kindNames[kind])}: {what}
              <br />
              <strong className="unbroken">{code === null ? label : `${number} ${code}`}</strong>
            </span>
            <Button
              look="second"
              small
              onClick={() => (number !== null && code !== null ? onUse({ number, code }) : onScan(label))}
            >
              {t('use')}
            </Button>
          </li>
        ))}
        <li>
          <span>
            {t('courier')}
            <br />
            <strong className="unbroken">{courier && `${courier.number} ${courier.code}`}</strong>
          </span>
          {courier ? (
            <Button
              look="second"
              small
              onClick={() => {
                onUse(courier)
                // Good once.
                setCourier(undefined)
              }}
            >
              {t('use')}
            </Button>
          ) : (
            <Button look="second" small busy={isBusy} onClick={() => void ask()}>
              {t('courierAsk')}
            </Button>
          )}
        </li>
      </ul>
      <p className="dev-locker__ways">
        {kinds.map((kind) => (
          <Button key={kind} look="quiet" small busy={isBusy} onClick={() => void make(kind)}>
            {all(moreNames[kind])}
          </Button>
        ))}
      </p>
    </section>
  )
}
