import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Api, type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { randomKey } from '#client/random-key.ts'
import { useAnswer } from '#client/use-answer.ts'
import { isUnanswered } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { sortingCalls } from '#modules/delivery/sorting/sorting.calls.ts'
import type { SortAnswer, SortingBoard } from '#modules/delivery/sorting/sorting.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { sound } from './lane-sound.ts'
import { countedIn, isOdd, type Now, type SortedParcel, withLast } from './sorting-view.ts'

/** How often the board is read while others sort beside one. */
const askEveryMs = 8_000
/** After a row of quick scans, once. */
const restMs = 400
const tries = 3

/** The hall or one van: scans one after the other, what came of the last, and the board. */
export function useSorting(tripId: string | undefined, isLoud: boolean) {
  const t = useTranslations('deskDepot.sort')
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  const [now, setNow] = useState<Now>({ kind: 'nothing' })
  const [last, setLast] = useState<readonly SortedParcel[]>([])
  const [waiting, setWaiting] = useState(0)
  const board = useAnswer(
    sortingCalls.readBoard,
    { query: tripId === undefined ? {} : { trip_id: tripId } },
    {
      pollMs: () => askEveryMs,
      keep: true,
    },
  )
  const known = useRef<SortingBoard>(undefined)
  known.current = board.data
  const { refresh, set } = board
  const readAgain = useAfterRest(() => void refresh())
  const line = useRef<Promise<void>>(Promise.resolve())

  const told = (text: string, answer: Result<SortAnswer, ApiError>) => {
    setWaiting((before) => before - 1)
    if (!answer.ok) {
      setNow({
        kind: 'refused',
        text,
        message: isUnanswered(answer.error) ? t('again') : failureText(answer.error),
      })
      if (isLoud) void sound(undefined, true)
      return
    }
    setNow({ kind: 'answer', answer: answer.value })
    readAgain()
    if (answer.value.kind === 'bag') return
    const sorted = answer.value
    if (isLoud) void sound(sorted.lane.number, isOdd(sorted))
    setLast((before) => withLast(before, sorted))
    if (known.current) set(countedIn(known.current, sorted))
  }
  const scan = (text: string) => {
    setWaiting((before) => before + 1)
    line.current = line.current.then(async () => told(text, await send(api, text, tripId)))
  }
  const undo = async (parcel: SortedParcel) => {
    const undone = await api.call(sortingCalls.undoSort, { body: { order_id: parcel.order_id } })
    if (!undone.ok) return toast({ text: failureText(undone.error), tone: 'danger' })
    setLast((before) => before.filter(({ order_id: id }) => id !== parcel.order_id))
    setNow({ kind: 'nothing' })
    toast({ text: t('undone', { code: parcel.tracking_code }) })
    await refresh()
  }
  return { board, now, last, waiting, scan, undo }
}

/** Tried again under the same key: what was done is not done twice. */
async function send(
  api: Api,
  text: string,
  tripId: string | undefined,
): Promise<Result<SortAnswer, ApiError>> {
  const key = randomKey()
  const body = { code: text.slice(0, 200), ...(tripId === undefined ? {} : { trip_id: Number(tripId) }) }
  let answer = await api.call(sortingCalls.sort, { body }, { key })
  for (let again = 1; again < tries && !answer.ok && isUnanswered(answer.error); again += 1)
    answer = await api.call(sortingCalls.sort, { body }, { key })
  return answer
}

function useAfterRest(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(work)
  latest.current = work
  useEffect(() => () => clearTimeout(timer.current), [])
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(), restMs)
  }
}
