import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'

/** What to tell about a code that was not sent or not taken; too many of them say when the next one comes. */
export function useCodeFailureText(): (error: ApiError) => string {
  const t = useTranslations('signIn.failure')
  const failureText = useFailureText()
  const { relative } = formatter(useLocale())
  return (error) =>
    error.code === 'too_many_codes' && error.retryAfterSeconds !== undefined
      ? t('tooManyCodes', { when: relative(error.retryAfterSeconds * 1000, 0) })
      : failureText(error)
}
