import { useRef, useState } from 'react'
import { type ApiError, useApi } from '#client/api.ts'
import type { NoticeChannel, NoticeChoices, NoticeEvent } from '#modules/accounts/domain/notices.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'

type Wish = InputOf<typeof profileCalls.chooseNotice>['body']
type Place = `${NoticeEvent}.${NoticeChannel}`

const placeOf = ({ event, channel }: Wish): Place => `${event}.${channel}`

const withWish = (choices: NoticeChoices, { event, channel, wanted }: Wish): NoticeChoices => ({
  ...choices,
  [event]: { ...choices[event], [channel]: wanted },
})

type Outcome = { onAgreed: (choices: NoticeChoices) => void; onRefused: (error: ApiError) => void }

/**
 * A switch moves at once and goes back when the server did not take it. Changes travel one after another, so that the
 * last press wins; only the last press of a switch may move it back, to what the server has agreed to.
 */
export function useNoticeChoices(agreed: NoticeChoices, { onAgreed, onRefused }: Outcome) {
  const api = useApi()
  /** On their way, in the order of the presses. */
  const [wishes, setWishes] = useState<readonly Wish[]>([])
  const last = useRef(new Map<Place, Wish>())
  const line = useRef(Promise.resolve())

  const send = async (wish: Wish) => {
    const answer = await api.call(profileCalls.chooseNotice, { body: wish })
    setWishes((before) => before.filter((other) => other !== wish))
    if (answer.ok) onAgreed(answer.value)
    else if (last.current.get(placeOf(wish)) === wish) onRefused(answer.error)
  }

  const choose = (wish: Wish) => {
    last.current.set(placeOf(wish), wish)
    setWishes((before) => [...before, wish])
    line.current = line.current.then(() => send(wish))
  }

  return { choices: wishes.reduce(withWish, agreed), choose }
}
