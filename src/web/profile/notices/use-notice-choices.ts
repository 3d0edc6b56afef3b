import { useRef, useState } from 'react'
import type { NoticeChannel, NoticeChoices, NoticeEvent } from '#modules/accounts/domain/notices.ts'
import { type ApiError, useApi } from '../../api-client.ts'
import { accountsApi, readChoices } from '../answers.ts'

export const noticesPath = `${accountsApi}/notification-settings`

type Place = `${NoticeEvent}.${NoticeChannel}`

function withChoice(
  choices: NoticeChoices,
  event: NoticeEvent,
  channel: NoticeChannel,
  wanted: boolean,
): NoticeChoices {
  return { ...choices, [event]: { ...choices[event], [channel]: wanted } }
}

/**
 * A switch moves at once and goes back when the server did not take it. Changes travel one after another, so that the
 * last press wins; only the last press of a switch may move it back, to what the server has agreed to.
 */
export function useNoticeChoices(first: NoticeChoices, onRefused: (error: ApiError) => void) {
  const api = useApi()
  const [choices, setChoices] = useState(first)
  const agreed = useRef(first)
  const presses = useRef(new Map<Place, number>())
  const line = useRef(Promise.resolve())

  const send = async (event: NoticeEvent, channel: NoticeChannel, wanted: boolean, press: number) => {
    const body = { event, channel, wanted }
    const answer = await api.request(noticesPath, { method: 'PATCH', body, read: readChoices })
    if (answer.ok) {
      agreed.current = withChoice(agreed.current, event, channel, wanted)
      return
    }
    if (presses.current.get(`${event}.${channel}`) !== press) return
    setChoices((now) => withChoice(now, event, channel, agreed.current[event][channel]))
    onRefused(answer.error)
  }

  const choose = (event: NoticeEvent, channel: NoticeChannel, wanted: boolean) => {
    const place: Place = `${event}.${channel}`
    const press = (presses.current.get(place) ?? 0) + 1
    presses.current.set(place, press)
    setChoices((now) => withChoice(now, event, channel, wanted))
    line.current = line.current.then(() => send(event, channel, wanted, press))
  }

  return { choices, choose }
}
