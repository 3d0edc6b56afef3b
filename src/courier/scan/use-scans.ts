import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useField } from '#client/field/field-store.ts'
import { readScan } from '#client/scan/read-scan.ts'
import { signal, wakeSoundByTouch } from '#client/scan/scan-signal.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { placeInput } from '../parts/field-report.ts'
import { usePhonePlace } from '../parts/phone-place.ts'
import { judgeScan, toneOf, type Verdict } from './judge-scan.ts'

/** The same label stays before the camera for a while. */
const sameAgainMs = 3_000

type Taking = 'pick_up' | 'hand_over'

export type Scans = {
  verdict: Verdict | undefined
  problem: string | undefined
  scan: (text: string) => void
  /** Takes what is not on the list after all: from a point, or from a colleague who gives it. */
  take: (verb: Taking, code: string) => void
}

/** What was held before the camera, and what was said to it. */
export function useScans(stops: readonly Stop[]): Scans {
  const t = useTranslations('courierStop')
  const store = useField()
  const place = usePhonePlace()
  const last = useRef<{ text: string; at: number }>(undefined)
  const [verdict, setVerdict] = useState<Verdict>()
  const [problem, setProblem] = useState<string>()
  useEffect(wakeSoundByTouch, [])
  const say = (judged: Verdict) => {
    setProblem(undefined)
    setVerdict(judged)
    signal(toneOf(judged.kind))
  }
  /** Right is said when it is kept, and not before. */
  const report = async (verb: Taking, parcel: string, judged: Verdict) => {
    const input = { scan: parcel, ...placeInput(place) }
    const kept = await store.act({ verb, parcel, input }).catch(() => undefined)
    if (kept?.ok) return say(judged)
    setVerdict(undefined)
    setProblem(t(kept ? 'full' : 'notKept'))
    signal('wrong')
  }
  const scan = (text: string) => {
    const at = Date.now()
    const isSame = last.current?.text === text && at - last.current.at < sameAgainMs
    last.current = { text, at }
    if (isSame) return
    const judged = judgeScan(stops, readScan(text))
    if (judged.kind === 'mine') void report(judged.verb, judged.stop.tracking_code, judged)
    else say(judged)
  }
  const take = (verb: Taking, code: string) => void report(verb, code, { kind: 'noted', code })
  return { verdict, problem, scan, take }
}
