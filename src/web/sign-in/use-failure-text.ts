import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import type { ApiError } from '../api-client.ts'
import { useLocale } from '../shell/current-page.ts'

/** What to tell about a call that failed; the server has said most of it already, in the person's language. */
export function useFailureText(): (error: ApiError) => string {
  const t = useTranslations('signIn.failure')
  const { relative } = formatter(useLocale())
  return ({ code, message, retryAfterSeconds }) => {
    if (code === 'too_many_codes' && retryAfterSeconds !== undefined) {
      return t('tooManyCodes', { when: relative(retryAfterSeconds * 1000, 0) })
    }
    return message ?? t(code === 'network' || code === 'timeout' ? 'offline' : 'other')
  }
}

/** The message at one field, when the server found that field wrong. */
export function fieldText({ errors }: ApiError, path: string): string | undefined {
  return errors?.find((error) => error.path === path)?.message
}
