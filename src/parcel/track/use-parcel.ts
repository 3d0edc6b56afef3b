import { useEffect, useState } from 'react'
import { useApi } from '#client/api.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { trackChanged } from '#modules/tracking/domain/live-words.ts'
import { parcelStreamPath, trackingCalls } from '#modules/tracking/tracking.calls.ts'
import type { TrackAnswer, Tracked } from '#modules/tracking/tracking.contract.ts'
import { addressOf } from '#platform/calls/address.ts'
import { openLive } from '#platform/live-client/client.ts'

/** What was seen, and when; without a parcel there is none of that number. */
export type Look = Readonly<{ tracked: Tracked | undefined; now: Date }>

export type Parcel = Pick<Answer<Look>, 'state' | 'data' | 'error' | 'retry'>

type Asked = { code: string; pass: string | undefined; tracked: Tracked | null | undefined; madeAt: number }

/** A parcel that stays true while the page is open and looked at. */
export function useParcel({ code, pass: given, tracked, madeAt }: Asked) {
  const [pass, open] = useState(given)
  const [drawn] = useState(() => drawnAnswer(tracked))
  const input = { params: { trackId: code }, query: { p: pass } }
  const answer = useAnswer(trackingCalls.trackParcel, input, { quiet: true, given: drawn })
  const look = useLastLook(answer.data, drawn, madeAt)
  const isOver = !look?.tracked || look.tracked.data.stage === 'over'
  useLive(code, isOver, answer.refresh)
  const parcel: Parcel = { ...answer, data: look }
  return { parcel, open }
}

/** What the server has drawn, as the call would have answered it. */
function drawnAnswer(tracked: Asked['tracked']): TrackAnswer | undefined {
  if (tracked === undefined) return undefined
  const shared = { success: true, message: null, review_status: null } as const
  return tracked
    ? { ...shared, code: 0, order: tracked.order, data: tracked.data }
    : { ...shared, code: 4, order: null, data: null }
}

/** What is known stays in sight while the line is away, also when more was asked for meanwhile. */
function useLastLook(
  answer: TrackAnswer | undefined,
  drawn: TrackAnswer | undefined,
  madeAt: number,
): Look | undefined {
  const [seen, setSeen] = useState(() => ({ answer: drawn, look: drawn && lookAt(drawn, new Date(madeAt)) }))
  if (answer !== undefined && answer !== seen.answer) setSeen({ answer, look: lookAt(answer, new Date()) })
  return seen.look
}

const lookAt = ({ order, data }: TrackAnswer, now: Date): Look => ({
  tracked: order && data ? { order, data } : undefined,
  now,
})

const POLL_MS = 30_000

/** Listens while somebody looks; when the stream is lost it asks from time to time until the stream is back. */
function useLive(code: string, isOver: boolean, refresh: () => Promise<void>): void {
  const { baseUrl } = useApi()
  useEffect(() => {
    if (isOver) return
    const stream = baseUrl + addressOf({ path: parcelStreamPath }, { params: { trackId: code } })
    let stop: (() => void) | undefined
    const follow = () => {
      stop?.()
      stop = document.hidden ? undefined : listen(stream, refresh)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.()
    }
  }, [baseUrl, code, isOver, refresh])
}

/** The first message says how things stand, so that whoever comes back is up to date at once. */
function listen(url: string, refresh: () => Promise<void>): () => void {
  let polling: ReturnType<typeof setInterval> | undefined
  const poll = () => {
    polling ??= setInterval(() => void refresh(), POLL_MS)
  }
  const rest = () => {
    clearInterval(polling)
    polling = undefined
  }
  const client = openLive({
    url,
    onMessage: ({ event }) => event === trackChanged && void refresh(),
    onState: (state) => (state === 'open' ? rest() : poll()),
    onRefused: poll,
  })
  return () => {
    client.close()
    rest()
  }
}
