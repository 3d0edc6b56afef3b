import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useField, useFieldView } from '#client/field/field-store.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { dayView, numberOf } from '../parts/day-view.ts'
import { placeInput } from '../parts/field-report.ts'
import { usePhonePlace } from '../parts/phone-place.ts'
import { ScreenFoot } from '../parts/screen-foot.tsx'
import { ByHand } from './by-hand.tsx'
import { inTheBag, judgeScan, stillToLoad, toneOf, type Verdict } from './judge-scan.ts'
import { readScan } from './read-scan.ts'
import { ScanAnswer } from './scan-answer.tsx'
import { ScanEye } from './scan-eye.tsx'
import { LoadHead, StillToLoad } from './scan-screen.tsx'
import { signal } from './scan-signal.ts'
import { useKeyboardScanner } from './use-keyboard-scanner.ts'

/** The same label stays before the camera for a while. */
const sameAgainMs = 3_000

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

type Scans = {
  verdict: Verdict | undefined
  problem: string | undefined
  scan: (text: string) => void
  /** Takes what is not on the list after all: from a point, or from a colleague who gives it. */
  take: (verb: 'pick_up' | 'hand_over', code: string) => void
}

function useScans(stops: readonly Stop[]): Scans {
  const t = useTranslations('courierStop')
  const store = useField()
  const place = usePhonePlace()
  const last = useRef<{ text: string; at: number }>(undefined)
  const [verdict, setVerdict] = useState<Verdict>()
  const [problem, setProblem] = useState<string>()
  const report = async (verb: string, parcel: string) => {
    const kept = await store.act({ verb, parcel, input: { scan: parcel, ...placeInput(place) } })
    setProblem(kept.ok ? undefined : t('full'))
  }
  const scan = (text: string) => {
    const at = Date.now()
    const isSame = last.current?.text === text && at - last.current.at < sameAgainMs
    last.current = { text, at }
    if (isSame) return
    const judged = judgeScan(stops, readScan(text))
    setVerdict(judged)
    signal(toneOf(judged.kind))
    if (judged.kind === 'mine') void report(judged.verb, judged.stop.tracking_code)
  }
  const take = (verb: 'pick_up' | 'hand_over', code: string) => {
    setVerdict(undefined)
    void report(verb, code)
  }
  return { verdict, problem, scan, take }
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
