import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Api, ApiError } from '#client/api.ts'
import { err, type Result } from '#kernel/result.ts'
import { pushCalls } from '#modules/notifications/push/push.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { currentSubscription, subscribeHere, whereAndHow } from './browser-push.ts'

/** The browsers of a person that show our notices. */
export type Push = AnswerOf<typeof pushCalls.readPush>

type Asked = {
  push: Push
  onChange: (push: Push) => void
  /** The person, or the browser for them, said no. */
  onRefused: () => void
}

/** Notices of this browser, on and off. `isOn` is undefined until the browser has said what it has. */
export function usePush({ push: { public_key: key, endpoints }, onChange, onRefused }: Asked) {
  const t = useTranslations('push')
  const [mine, setMine] = useState<string | null>()
  useEffect(() => {
    void currentSubscription().then((found) => setMine(found?.endpoint ?? null))
  }, [])

  const turnOn = async (api: Api): Promise<Result<Push, ApiError>> => {
    try {
      const subscription = await subscribeHere(key)
      if (!subscription) {
        onRefused()
        return err({ code: 'push_refused', message: t('notAllowed') })
      }
      setMine(subscription.endpoint)
      const answer = await api.call(pushCalls.subscribeBrowser, { body: whereAndHow(subscription) })
      if (answer.ok) onChange(answer.value)
      return answer
    } catch {
      return err({ code: 'push_failed', message: t('failed') })
    }
  }
  /** The server first: what it has forgotten it does not send, whatever the browser does. */
  const turnOff = async (api: Api): Promise<Result<Push, ApiError>> => {
    const answer = await api.call(pushCalls.unsubscribeBrowser, { body: { endpoint: mine ?? '' } })
    if (!answer.ok) return answer
    onChange(answer.value)
    await (await currentSubscription())?.unsubscribe().catch(() => false)
    return answer
  }
  return { isOn: mine === undefined ? undefined : mine !== null && endpoints.includes(mine), turnOn, turnOff }
}
