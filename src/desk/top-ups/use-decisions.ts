import { useTranslations } from 'use-intl'
import type { Result } from '#kernel/result.ts'
import type { DeskTopUp } from '#modules/payments/top-up.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/toast.tsx'
import type { ApiError } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { useTopUpCalls } from './top-up-calls.ts'

type Outcomes = {
  onDone: (id: string) => void
  /** What is shown is old. */
  onStale: () => void
}

/** Each answers with what went wrong, in words; a request that a colleague has decided leaves the list as well. */
export function useDecisions({ onDone, onStale }: Outcomes) {
  const t = useTranslations('deskTopUps')
  const format = formatter(useLocale())
  const calls = useTopUpCalls()
  const toast = useToast()

  function told(topUp: DeskTopUp, answer: Result<DeskTopUp, ApiError>, words: string): string | undefined {
    if (answer.ok) {
      toast({ text: words, tone: 'ok' })
      onDone(topUp.id)
      return undefined
    }
    const { code, message = t('failed') } = answer.error
    if (code !== 'top_up_decided') return message
    toast({ text: message, tone: 'danger' })
    onDone(topUp.id)
    onStale()
    return undefined
  }

  return {
    approve: async (topUp: DeskTopUp, amount: number) => {
      const name = topUp.person.full_name
      const words = t('approve.done', { name, amount: format.money(amount) })
      return told(topUp, await calls.approve(topUp.id, amount), words)
    },
    reject: async (topUp: DeskTopUp, reason: string) => {
      const words = t('reject.done', { name: topUp.person.full_name })
      return told(topUp, await calls.reject(topUp.id, reason), words)
    },
  }
}
