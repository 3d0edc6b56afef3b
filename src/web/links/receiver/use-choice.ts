import { useTranslations } from 'use-intl'
import { randomKey } from '#client/random-key.ts'
import { type TaskLook, useWork } from '#client/use-task.ts'
import type { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { useToast } from '#ui/float/toast.tsx'

export type Keeper = Readonly<{
  link: string
  page: ReceiverPage
  /** For what the server has answered to a choice. */
  put: (page: ReceiverPage) => void
  /** Asks again while the page stays in sight. */
  refresh: () => Promise<void>
}>

type ChoiceCalls = Omit<typeof receiverCalls, 'readReceiverPage'>
type ChoiceCall = ChoiceCalls[keyof ChoiceCalls]

type Unseen<Body> = Body extends unknown ? Omit<Body, 'version' | 'event_id'> : never
type ChosenBy<C extends ChoiceCall> =
  InputOf<C> extends { readonly body?: infer Body } ? Unseen<NonNullable<Body>> : never

/** One choice on its way to the server, with the version of the parcel that was seen. */
export type Sending<C extends ChoiceCall = ChoiceCall> = TaskLook & {
  send: (chosen: ChosenBy<C> & object) => Promise<ReceiverPage | undefined>
}

/** Whoever was too late is told so, and sees the parcel as it is now. */
export function useChoice<C extends ChoiceCall>(call: C, { link, page, put, refresh }: Keeper): Sending<C> {
  const t = useTranslations('receiver.form')
  const toast = useToast()
  const { run, ...task } = useWork()
  const send = async (chosen: object) => {
    const body = { ...chosen, version: page.version, event_id: randomKey() }
    const answer = await run(async (api) => {
      const made = await api.call<ChoiceCall>(call, { params: { link }, body }, { quiet: true })
      if (made.ok) put(made.value)
      else if (made.error.status === 409) await refresh()
      return made
    })
    if (!answer.ok && answer.error.code === 'order_changed') toast({ text: t('changed'), tone: 'info' })
    return answer.ok ? answer.value : undefined
  }
  return { ...task, send }
}
