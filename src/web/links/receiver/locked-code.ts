import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'

/** What there is to say of a code that wrong tries have locked; undefined once it is of no use any more. */
export type LockedWords = 'renew' | 'used_up' | 'link_only'

type Shown = {
  pickup_code: Pick<ReceiverPage['pickup_code'], 'state'>
  choices: readonly Pick<ReceiverPage['choices'][number], 'kind' | 'allowed' | 'reason'>[]
}

export function lockedWords({ pickup_code: code, choices }: Shown): LockedWords | undefined {
  const choice = choices.find(({ kind }) => kind === 'code')
  if (code.state !== 'locked' || !choice) return undefined
  if (choice.allowed) return 'renew'
  if (choice.reason === 'codes_used') return 'used_up'
  return choice.reason === 'link_only' ? 'link_only' : undefined
}
