import { useTranslations } from 'use-intl'
import type { ReceiverPage } from '#modules/orders/receiver.contract.ts'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../api-client.ts'
import { type Task, useTask } from '../profile/use-task.ts'
import { randomKey } from '../random-key.ts'
import { type PageSource, readPage, receiverApi } from './use-receiver-page.ts'

export type Keeper = Pick<PageSource, 'put' | 'refresh'> & { link: string; page: ReceiverPage }

/** One choice on its way to the server, with the version of the parcel that was seen. */
export type Sending = Omit<Task, 'run'> & {
  send: (choice: string, body?: object) => Promise<ReceiverPage | undefined>
}

/** Whoever was too late is told so, and sees the parcel as it is now. */
export function useChoice({ link, page, put, refresh }: Keeper): Sending {
  const t = useTranslations('receiver.form')
  const api = useApi()
  const toast = useToast()
  const { run, ...task } = useTask()
  const send: Sending['send'] = async (choice, body) => {
    let after: ReceiverPage | undefined
    await run(async () => {
      const answer = await api.request(`${receiverApi(link)}/${choice}`, {
        method: 'POST',
        body: { ...body, version: page.version, event_id: randomKey() },
        quiet: true,
        read: readPage,
      })
      if (answer.ok) {
        after = answer.value
        put(answer.value)
      } else if (answer.error.status === 409) await refresh()
      if (!answer.ok && answer.error.code === 'order_changed') toast({ text: t('changed'), tone: 'info' })
      return answer
    })
    return after
  }
  return { ...task, send }
}
