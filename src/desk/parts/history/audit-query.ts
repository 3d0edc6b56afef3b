import type { staffCalls } from '#modules/accounts/staff/staff.calls.ts'
import type { InputOf } from '#platform/calls/address.ts'

/** Where the log is read, narrowed to one object or whole. */
export const auditPath = (object: string) =>
  object === '' ? '/desk/audit' : `/desk/audit?${new URLSearchParams({ object })}`

export const auditInput = (object: string): InputOf<typeof staffCalls.listAudit> => ({
  query: { object: object || undefined },
})
