import './take-in.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readScan } from '#client/scan/read-scan.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { labelOf } from '../scan/scan-list.ts'
import { type Checks, intakeOf, type Measures, measuredState, unmeasured } from './intake.ts'
import { IntakeBill } from './intake-bill.tsx'
import { MeasuredBoxes } from './measured-boxes.tsx'
import { PrintLabel } from './print-label.tsx'
import type { TakeInProps } from './props.ts'
import { ScalesPhoto } from './scales-photo.tsx'
import { TakenIn } from './taken-in.tsx'

/** A sender brings a parcel: weighed, agreed, labelled, put on the shelf. */
export function TakeIn(props: TakeInProps) {
  const { scan, parcel } = props
  const [measures, setMeasures] = useState<Measures>(unmeasured)
  const [photo, setPhoto] = useState<string>()
  // Whoever scanned a label has it before them; an order that was looked up needs one.
  const isLabelled = readScan(scan.text).kind === 'parcel'
  const [checks, setChecks] = useState<Checks>({ seen: false, labelled: isLabelled })
  if (scan.done !== undefined) return <TakenIn {...props} />
  const measured = measuredState(parcel.order, measures)
  return (
    <div className="take-in">
      <section className="take-in__card">
        <Head scan={scan} parcel={parcel} />
        <MeasuredBoxes
          order={parcel.order}
          measures={measures}
          onMeasures={intakeOf(parcel.order).mayMeasure ? setMeasures : undefined}
        />
        {measured !== 'same' && <ScalesPhoto isTaken={photo !== undefined} onPhoto={setPhoto} />}
        <IntakeChecks parcel={parcel} checks={checks} onChecks={setChecks} />
      </section>
      <IntakeBill
        {...props}
        measures={measures}
        photo={photo}
        checks={checks}
        onPriced={() => {
          setMeasures(unmeasured)
          setPhoto(undefined)
        }}
      />
    </div>
  )
}

function Head({ scan, parcel }: Pick<TakeInProps, 'scan' | 'parcel'>) {
  const t = useTranslations('deskCounterHands.takeIn')
  const { order, to_name: to } = parcel
  return (
    <header className="take-in__head">
      {/* Whose it is stays hidden from a point that it was not ordered for, until it lies there. */}
      <h2>{order.sender_name ? t('brings', { name: order.sender_name }) : t('brought')}</h2>
      <p>
        {to && <span>{t('to', { to })}</span>} <TrackCode code={labelOf(scan, parcel)} />
      </p>
    </header>
  )
}

type IntakeChecksProps = { parcel: CounterParcel; checks: Checks; onChecks: (checks: Checks) => void }

function IntakeChecks({ parcel, checks, onChecks }: IntakeChecksProps) {
  const t = useTranslations('deskCounterHands.takeIn')
  return (
    <div className="take-in__checks">
      <Checkbox
        label={t('seen')}
        checked={checks.seen}
        onChange={({ target }) => onChecks({ ...checks, seen: target.checked })}
      />
      <Checkbox
        label={t('labelled')}
        checked={checks.labelled}
        onChange={({ target }) => onChecks({ ...checks, labelled: target.checked })}
      />
      {parcel.order.tracking_code !== '' && <PrintLabel orderId={parcel.order.id} />}
    </div>
  )
}
