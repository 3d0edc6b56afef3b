import { type AuditKind, auditKinds } from '#modules/accounts/domain/audit-actions.ts'
import type { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'
import { isDay } from '#ui/pickers/calendar-days.ts'

export type AuditView = {
  who: string
  person: string | undefined
  kind: AuditKind | undefined
  /** `kind:id`, or all things of a kind. */
  object: string | undefined
  from: string
  to: string
}
export type ChangeView = (change: Partial<AuditView>) => void

export const readView = (params: URLSearchParams): AuditView => ({
  who: params.get('who') ?? '',
  person: /^[1-9]\d{0,9}$/.exec(params.get('person') ?? '')?.[0],
  kind: auditKinds.find((one) => one === params.get('kind')),
  object: params.get('object')?.slice(0, 80) || undefined,
  from: dayIn(params.get('from')),
  to: dayIn(params.get('to')),
})

const dayIn = (text: string | null) => (text !== null && isDay(text) ? text : '')

export const auditInput = (view: AuditView): InputOf<typeof staffCalls.listAudit> => ({
  query: {
    who: view.who || undefined,
    person: view.person === undefined ? undefined : Number(view.person),
    kind: view.kind,
    object: view.object,
    from: view.from || undefined,
    to: view.to || undefined,
  },
})

export const isNarrowed = (view: AuditView) => Object.values(view).some(Boolean)
