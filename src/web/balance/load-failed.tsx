import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import type { ApiError } from '../api-client.ts'
import { useFailureText } from '../use-failure-text.ts'

export function LoadFailed({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useTranslations('balance.shared')
  const failureText = useFailureText('balance')
  return (
    <ErrorState
      title={t('notLoaded')}
      action={
        <Button look="second" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {failureText(error)}
    </ErrorState>
  )
}
