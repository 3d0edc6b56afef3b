import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useKeyboardScanner } from '#client/scan/use-keyboard-scanner.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { dayView, numberOf } from '../parts/day-view.ts'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { ByHand } from './by-hand.tsx'
import { inTheBag, stillToLoad, toneOf, type Verdict } from './judge-scan.ts'
import { ScanAnswer } from './scan-answer.tsx'
import { ScanEye } from './scan-eye.tsx'
import { LoadHead, StillToLoad } from './scan-screen.tsx'
import { type Scans, useScans } from './use-scans.ts'

const noStops: readonly Stop[] = []

/** `/scan`: what goes into the bag, and what does not. */
export function ScanPage() {
  const t = useTranslations('courierScan')
  const navigate = useNavigate()
  const { day } = useFieldView()
  const stops = day?.stops ?? noStops
  const view = dayView(stops)
  const numberAt = (stop: Stop) => numberOf(view, stop.order_id)
  const { verdict, problem, scan, take } = useScans(stops)
  const [isTyping, setTyping] = useState(false)
  useKeyboardScanner(scan)
  const waiting = stillToLoad(stops)
  const loaded = inTheBag(stops).length
  return (
    <main className="field-screen">
      <LoadHead loaded={loaded} all={loaded + waiting.length} onBack={() => navigate(-1)} />
      <ScanEye tone={verdict && toneOf(verdict.kind)} onText={scan} onByHand={() => setTyping(true)} />
      {verdict && <ScanAnswer verdict={verdict} numberOf={numberAt} />}
      {problem && <Notice tone="danger">{problem}</Notice>}
      {verdict && toneOf(verdict.kind) === 'wrong' ? (
        <p className="scan-back">{t('putBack', { text: String(loaded) })}</p>
      ) : (
        <StillToLoad stops={waiting} numberOf={numberAt} />
      )}
      <Foot verdict={verdict} isAllLoaded={waiting.length === 0} onTake={take} />
      {isTyping && <ByHand onClose={() => setTyping(false)} onText={scan} />}
    </main>
  )
}

type FootProps = { verdict: Verdict | undefined; isAllLoaded: boolean; onTake: Scans['take'] }

function Foot({ verdict, isAllLoaded, onTake }: FootProps) {
  const t = useTranslations('courierScan')
  if (verdict?.kind === 'foreign')
    return (
      <ScreenFoot two>
        <Button look="second" courier onClick={() => onTake('hand_over', verdict.code)}>
          {t('fromColleague')}
        </Button>
        <Button look="second" courier onClick={() => onTake('pick_up', verdict.code)}>
          {t('fromPlace')}
        </Button>
      </ScreenFoot>
    )
  if (verdict?.kind === 'collect' || verdict?.kind === 'loaded')
    return (
      <ScreenFoot>
        <Link
          className={buttonClass({ className: 'field-screen__go' })}
          to={`/stops/${verdict.stop.order_id}${verdict.kind === 'collect' ? '/collect' : ''}`}
        >
          {t(verdict.kind === 'collect' ? 'collect' : 'openStop')}
        </Link>
      </ScreenFoot>
    )
  return (
    <ScreenFoot>
      <Link
        className={buttonClass({ look: isAllLoaded ? 'main' : 'second', className: 'field-screen__go' })}
        to="/"
      >
        {t(isAllLoaded ? 'go' : 'goWithout')}
      </Link>
    </ScreenFoot>
  )
}
