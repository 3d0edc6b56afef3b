import './scan-outcome.css'
import { useRef, useState } from 'react'
import { type Api, type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { isUnanswered } from '#client/use-task.ts'
import { readBagCode } from '#kernel/bag-code.ts'
import type { Result } from '#kernel/result.ts'
import { parseTrackingCode } from '#kernel/tracking-code.ts'
import { Icon } from '../../parts/icon.tsx'

export type Scans = {
  readonly scan: (text: string) => void
  readonly outcome: { readonly code: string; readonly wrong: string | undefined } | undefined
}

const tries = 3

/** Scans that do one thing each, one after the other; tried again under the same key when no answer came. */
export function useScans(
  deed: (api: Api, text: string, key: string) => Promise<Result<unknown, ApiError>>,
): Scans {
  const api = useApi()
  const failureText = useFailureText()
  const [outcome, setOutcome] = useState<Scans['outcome']>()
  const latest = useRef(deed)
  latest.current = deed
  const line = useRef<Promise<void>>(Promise.resolve())
  const doOne = async (text: string) => {
    const key = randomKey()
    let done = await latest.current(api, text, key)
    for (let again = 1; again < tries && !done.ok && isUnanswered(done.error); again += 1)
      done = await latest.current(api, text, key)
    setOutcome({ code: shownCode(text), wrong: done.ok ? undefined : failureText(done.error) })
  }
  return {
    scan: (text) => {
      line.current = line.current.then(() => doOne(text.slice(0, 200)))
    },
    outcome,
  }
}

/** A label may say a whole address; people read its code. */
function shownCode(text: string): string {
  const parcel = parseTrackingCode(text)
  return readBagCode(text) ?? (parcel.ok ? parcel.value : text)
}

type OutcomeProps = {
  scans: Scans
  ready: string
  done: (code: string) => string
  wrong: (code: string) => string
}

/** What came of the last scan: colour, sign and words. */
export function Outcome({ scans: { outcome }, ready, done, wrong }: OutcomeProps) {
  const tone = outcome === undefined ? 'ready' : outcome.wrong === undefined ? 'done' : 'wrong'
  return (
    <div className="scan-outcome" data-tone={tone} role="status">
      <Icon name={tone === 'ready' ? 'scan' : tone === 'done' ? 'check' : 'close'} />
      <div>
        {outcome === undefined && <b>{ready}</b>}
        {outcome !== undefined && <b>{tone === 'done' ? done(outcome.code) : wrong(outcome.code)}</b>}
        {outcome?.wrong !== undefined && <p>{outcome.wrong}</p>}
      </div>
    </div>
  )
}
