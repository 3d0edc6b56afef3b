import type { ReportResult } from '#modules/delivery/field/field.contract.ts'

/** What a hand-out that the server did not simply take means for whoever stands at the counter. */
export const troubleKinds = ['wrongCode', 'delivered', 'gone', 'late', 'refused'] as const
export type TroubleKind = (typeof troubleKinds)[number]

const byCode: Readonly<Record<string, TroubleKind>> = {
  wrong_receiver_code: 'wrongCode',
  receiver_code_locked: 'wrongCode',
  delivered_meanwhile: 'delivered',
  cancelled_meanwhile: 'gone',
  redirected_meanwhile: 'gone',
  given_up_meanwhile: 'gone',
  with_colleague: 'gone',
}

export function troubleKind({ state, code }: Pick<ReportResult, 'state' | 'code'>): TroubleKind {
  if (state === 'late') return 'late'
  return (code === undefined ? undefined : byCode[code]) ?? 'refused'
}
