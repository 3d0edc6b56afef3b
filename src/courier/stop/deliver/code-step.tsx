import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { classes } from '#ui/class-names.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import { codeLength } from './delivery-report.ts'
import { CodeCells, DigitPad } from './digit-pad.tsx'
import { lockedBecause, stateOfWay, type WayWithoutCode, waysWithoutCode } from './hand-over-ways.ts'

type CodeStepProps = { code: string; onCode: (code: string) => void; isOnline: boolean }

/** The code that the receiver says; without a line it is checked later, and so it says. */
export function CodeStep({ code, onCode, isOnline }: CodeStepProps) {
  const t = useTranslations('courierDeliver')
  const id = useId()
  return (
    <>
      <section className="code-step">
        <div className="code-step__head">
          <h2 id={id}>{t('code')}</h2>
          {!isOnline && (
            <p>
              <Icon name="offline" size="small" />
              <span className="spoken">{t('noLine')} </span>
              {t('checkedLater')}
            </p>
          )}
        </div>
        <CodeCells value={code} length={codeLength} labelledBy={id} />
      </section>
      <DigitPad value={code} length={codeLength} onChange={onCode} />
    </>
  )
}

const icons: Record<WayWithoutCode, IconName> = {
  signature: 'sign',
  neighbour: 'neighbours',
  safe_place: 'shield',
}

/** What helps when there is no code. What is locked stays in sight, with the reason. */
export function OtherWays({ stop, onChoose }: { stop: Stop; onChoose: (way: WayWithoutCode) => void }) {
  const t = useTranslations('courierDeliver')
  const all = useTranslations()
  const locked = lockedBecause(stop)
  const hasWish = waysWithoutCode.some((way) => stateOfWay(stop, way) === 'wished')
  return (
    <section className="other-ways">
      <p className="other-ways__head">
        <b>{t('noCode')}</b>
        {locked && (
          <span>
            <Icon name="lock" size="tiny" />
            {all(`courierDeliver.locked.${locked}`)}
          </span>
        )}
        {!locked && hasWish && <span>{t('wishMarked')}</span>}
      </p>
      <div className="other-ways__row">
        {waysWithoutCode.map((way) => {
          const state = stateOfWay(stop, way)
          return (
            <button
              key={way}
              type="button"
              className={classes('other-ways__way', state === 'wished' && 'other-ways__way--wished')}
              disabled={state === 'locked'}
              onClick={() => onChoose(way)}
            >
              <Icon name={icons[way]} />
              {all(`courierDeliver.ways.${way}`)}
            </button>
          )
        })}
      </div>
    </section>
  )
}
