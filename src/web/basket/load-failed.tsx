import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import type { ApiError } from '../api-client.ts'
import { useFailureText } from '../use-failure-text.ts'

type LoadFailedProps = { title: string; error: ApiError; retry: () => void }

export function LoadFailed({ title, error, retry }: LoadFailedProps) {
  const t = useTranslations('basket.shared')
  const failureText = useFailureText('basket')
  return (
    <ErrorState
      title={title}
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
