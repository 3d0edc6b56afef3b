import './deliver.css'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { CallSign } from '../../parts/calls/call-button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { ScreenBar } from '../../parts/screen-bar.tsx'
import { ScreenFoot } from '../../parts/screen-foot.tsx'
import { useStopWords } from '../../parts/stop-words.ts'
import { CodeStep, OtherWays } from './code-step.tsx'
import { codeLength, type HandOver } from './delivery-report.ts'
import type { WayWithoutCode } from './hand-over-ways.ts'
import { MoneyBand, NothingToTake } from './money-band.tsx'
import { noProofs } from './proofs.ts'
import { NeighbourStep, SafePlaceStep, SignatureStep } from './signature-step.tsx'

type DeliverScreenProps = {
  stop: Stop
  /** In the order of going. */
  number: number | undefined
  isOnline: boolean
  /** Without the code; undefined on the first step. */
  way: WayWithoutCode | undefined
  /** Being kept on the phone. */
  busy: boolean
  /** Why it could not be kept. */
  problem: string | undefined
  onBack: () => void
  onWay: (way: WayWithoutCode) => void
  /** A signature is still being drawn. */
  onHandedOver: (handOver: HandOver | Promise<HandOver>) => void
}

const steps = { signature: SignatureStep, neighbour: NeighbourStep, safe_place: SafePlaceStep } as const

/** Money, then the code, then one button; without a code one of three other ways. */
export function DeliverScreen(props: DeliverScreenProps) {
  const { stop, isOnline, way, busy, problem, onWay, onHandedOver } = props
  const [code, setCode] = useState('')
  const [proofs, setProofs] = useState(() => noProofs(stop))
  if (way) {
    const Step = steps[way]
    return (
      <Screen {...props}>
        {stop.to_collect > 0 && <Taken soum={stop.to_collect} />}
        {problem && (
          <Notice tone="danger" className="field-screen__notice">
            {problem}
          </Notice>
        )}
        <Step stop={stop} proofs={proofs} onProofs={setProofs} busy={busy} onDone={onHandedOver} />
      </Screen>
    )
  }
  return (
    <Screen {...props}>
      {stop.to_collect > 0 ? <MoneyBand stop={stop} isOnline={isOnline} /> : <NothingToTake stop={stop} />}
      {problem && (
        <Notice tone="danger" className="field-screen__notice">
          {problem}
        </Notice>
      )}
      <CodeStep code={code} onCode={setCode} isOnline={isOnline} />
      <OtherWays stop={stop} onChoose={onWay} />
      <ScreenFoot>
        <Button
          className="field-screen__go"
          block
          busy={busy}
          disabled={code.length < codeLength}
          onClick={() => onHandedOver({ kind: 'code', code })}
        >
          <HandedOver />
        </Button>
      </ScreenFoot>
    </Screen>
  )
}

function HandedOver() {
  const t = useTranslations('courierDeliver')
  return (
    <>
      <Icon name="check" />
      {t('done')}
    </>
  )
}

type ScreenProps = DeliverScreenProps & { children: ReactNode }

function Screen({ stop, number, way, onBack, children }: ScreenProps) {
  const t = useTranslations('courierDeliver')
  const all = useTranslations()
  const words = useStopWords()
  // Whoever is here has found the house: the flat is what is still looked for.
  const where = words.flat(stop.place) || words.title(stop.place)
  const under = number === undefined ? where : t('where', { number: String(number), place: where })
  return (
    <main className="field-screen deliver" data-way={way}>
      <ScreenBar
        title={way ? all(`courierDeliver.titles.${way}`) : stop.name}
        under={way ? stop.name : under}
        onBack={onBack}
        action={<CallSign orderId={stop.order_id} name={stop.name} phone={stop.phone} />}
      />
      {children}
    </main>
  )
}

/** On the other ways the money stands in one line: it was taken before. */
function Taken({ soum }: { soum: number }) {
  const t = useTranslations('courierDeliver.money')
  const format = formatter(useLocale())
  return (
    <p className="deliver__taken">
      <Icon name="cash" size="small" />
      {t('taken', { amount: format.money(soum) })}
      <span>{t('inCash')}</span>
    </p>
  )
}
