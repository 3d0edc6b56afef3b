import { useTranslations } from 'use-intl'
import type { ApiError } from './api-client.ts'

/** Each screen says it in its own words, which came with its texts. */
const words = {
  balance: { line: 'balance.shared.noLine', other: 'balance.shared.unknownFault' },
  basket: { line: 'basket.shared.noLine', other: 'basket.shared.unknownFault' },
  myOrders: { line: 'myOrders.shared.noLine', other: 'myOrders.shared.unknownFault' },
  profile: { line: 'profile.noLine', other: 'profile.unknownFault' },
  receiver: { line: 'receiver.failure.network', other: 'receiver.failure.other' },
  signIn: { line: 'signIn.failure.offline', other: 'signIn.failure.other' },
  tracking: { line: 'tracking.failure.network', other: 'tracking.failure.other' },
} as const

/** What to tell about a call that failed: the server's own words where it has said something; otherwise what the line
 * is likely to be. */
export function useFailureText(screen: keyof typeof words): (error: ApiError) => string {
  const t = useTranslations()
  const { line, other } = words[screen]
  return ({ code, message }) => message ?? t(code === 'network' || code === 'timeout' ? line : other)
}

/** The message at one field, when the server found that field wrong. */
export function fieldText({ errors }: ApiError, path: string): string | undefined {
  return errors?.find((error) => error.path === path)?.message
}
