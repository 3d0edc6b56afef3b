import { useTranslations } from 'use-intl'
import type { Api, ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useWork as useOneAtATime } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { worklistCalls } from '#modules/worklist/worklist.calls.ts'
import type { AnswerOf } from '#platform/calls/address.ts'
import { useToast } from '#ui/float/toast.tsx'
import { useOnNews } from '../../frame/desk-news.tsx'
import { useStaff } from '../../signed-in.ts'

type Detail = AnswerOf<typeof worklistCalls.readWork>

/** One thing that waits: who deals with it, what was said; and taking it or letting it go. */
export function useWork(key: string) {
  const t = useTranslations('deskHome')
  const me = useStaff()?.id
  const toast = useToast()
  const failureText = useFailureText()
  const work = useAnswer(worklistCalls.readWork, { params: { key } }, { keep: true })
  useOnNews(work.refresh)
  const task = useOneAtATime()
  const owner = work.data?.owner ?? null
  const isMine = owner !== null && owner.id === me

  const change = (call: (api: Api) => Promise<Result<Detail, ApiError>>, done: string) =>
    task.run(async (api) => {
      const answer = await call(api)
      if (answer.ok) {
        work.set(answer.value)
        toast({ text: done, tone: 'ok' })
      } else {
        toast({ text: failureText(answer.error), tone: 'danger' })
        void work.refresh()
      }
      return answer
    })
  // Taken over from whom the eyes saw: a colleague who was quicker is not robbed.
  const body = owner === null || isMine ? {} : { instead_of: owner.id }
  return {
    work,
    data: work.data,
    owner,
    isMine,
    busy: task.state === 'busy',
    take: () => void change((api) => api.call(worklistCalls.takeWork, { params: { key }, body }), t('took')),
    leave: () => void change((api) => api.call(worklistCalls.leaveWork, { params: { key } }), t('left')),
  }
}

export type Work = ReturnType<typeof useWork>
