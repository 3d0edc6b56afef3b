import { useTranslations } from 'use-intl'
import type { ApiError } from './api.ts'

/** What to tell about a call that failed: the server's own words where it has said something; otherwise what the line
 * is likely to be. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations('common.failed')
  return ({ code, message }) => message ?? t(code === 'network' || code === 'timeout' ? 'noLine' : 'other')
}

/** The message at one field, when the server found that field wrong. */
export function fieldText({ errors }: ApiError, path: string): string | undefined {
  return errors?.find((error) => error.path === path)?.message
}
