import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '../parts/icon.tsx'
import { ParcelCode } from '../parts/parcel-code.tsx'
import type { HandIn } from './hand-in.ts'

/** What goes back to the depot, ticked off as it is scanned there: the label, or the code that the phone shows. */
export function EveningBag({ bag }: { bag: readonly HandIn[] }) {
  const t = useTranslations('courierShift.end')
  const { number } = formatter(useLocale())
  const taken = bag.filter((one) => one.taken).length
  const left = bag.length - taken
  return (
    <section className="evening-bag">
      <h2>
        {t('bag')}
        {bag.length > 0 && <span>{t('bagCount', { all: number(bag.length), taken: number(taken) })}</span>}
      </h2>
      {bag.length === 0 && <p className="evening-bag__none">{t('noBag')}</p>}
      {left > 0 && <p className="evening-bag__none">{t('left', { count: left, text: number(left) })}</p>}
      <ul>
        {bag.map((one) => (
          <li key={one.orderId}>
            <BagLine one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function BagLine({ one: { code, name, attempts, reason, taken } }: { one: HandIn }) {
  const t = useTranslations('courierShift.end')
  const why = useReason()(reason, attempts)
  return (
    <div className="bag-line" data-taken={taken || undefined}>
      <Icon name={taken ? 'check' : 'box'} />
      <div>
        <b>{name}</b>
        <small>{taken ? why : t('toScan', { reason: why })}</small>
      </div>
      {taken ? <span className="bag-line__taken">{t('taken')}</span> : <ShowCode code={code} />}
    </div>
  )
}

function ShowCode({ code }: { code: string }) {
  const t = useTranslations('courierStop.showCode')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="bag-line__scan" onClick={() => setOpen(true)}>
        <Icon name="qr" />
        <span className="spoken">{t('open')}</span>
      </button>
      {isOpen && <ParcelCode code={code} onClose={() => setOpen(false)} />}
    </>
  )
}

const reasonNames = {
  open: 'courierShift.end.reasons.open',
  refused: 'courierShift.end.reasons.refused',
  cancelled: 'courierShift.end.reasons.cancelled',
  back: 'courierShift.end.reasons.back',
} as const satisfies Record<Exclude<HandIn['reason'], 'failed'>, string>

function useReason() {
  const t = useTranslations()
  return (reason: HandIn['reason'], attempts: number): string =>
    reason === 'failed'
      ? t('courierShift.end.reasons.failed', { number: String(Math.max(1, attempts)) })
      : t(reasonNames[reason])
}
