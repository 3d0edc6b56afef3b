import { useTranslations } from 'use-intl'
import type { DeskClaim } from '#modules/orders/claims.contract.ts'
import type { CompensationWay, RejectReason } from '#modules/orders/domain/claim-words.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useToast } from '#ui/toast.tsx'
import { type Envelope, useApi } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'
import { claimsApi } from './claims-view.ts'

export type Acceptance = { amount: number; to: CompensationWay; note: string | undefined }
export type Rejection = { reason: RejectReason; note: string | undefined }

const readClaim = ({ data }: Envelope) =>
  typeof data === 'object' && data !== null ? (data as DeskClaim) : undefined

type Outcomes = {
  mayPayOut: boolean
  onDone: (id: string) => void
  /** What is shown is old. */
  onStale: () => void
}

/** Each answers with what went wrong, in words; a claim that a colleague has decided leaves the list as well. */
export function useClaimDecisions({ mayPayOut, onDone, onStale }: Outcomes) {
  const t = useTranslations('claims')
  const format = formatter(useLocale())
  const api = useApi()
  const toast = useToast()

  async function decide(claim: DeskClaim, verb: string, body: object, words: string) {
    const path = `${claimsApi}/${claim.id}/${verb}`
    const answer = await api.request(path, { method: 'POST', body, read: readClaim })
    if (answer.ok) {
      toast({ text: words, tone: 'ok' })
      onDone(claim.id)
      return undefined
    }
    const { code, message = t('failed') } = answer.error
    if (code !== 'claim_decided') return message
    toast({ text: message, tone: 'danger' })
    onDone(claim.id)
    onStale()
    return undefined
  }

  return {
    accept: (claim: DeskClaim, { amount, to, note }: Acceptance) => {
      const words = t('accept.done', { name: claim.owner.full_name, amount: format.money(amount) })
      return mayPayOut
        ? decide(claim, 'pay-out', { amount, to, note }, words)
        : decide(claim, 'accept', { amount, note }, words)
    },
    reject: (claim: DeskClaim, rejection: Rejection) =>
      decide(claim, 'reject', rejection, t('reject.done', { name: claim.owner.full_name })),
  }
}
