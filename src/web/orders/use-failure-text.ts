import { useTranslations } from 'use-intl'
import type { ApiError } from '../api-client.ts'

/** The server's own words where it has said something; otherwise what the line is likely to be. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations('myOrders.shared')
  return ({ code, message }) =>
    message ?? t(code === 'network' || code === 'timeout' ? 'noLine' : 'unknownFault')
}
