import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import type { ApiError } from '../api-client.ts'

export function NotLoaded({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useTranslations('cod.list')
  // On the way to signing in there is nothing to say.
  if (error.code === 'unauthorized') return null
  return (
    <ErrorState
      title={t('notLoaded')}
      action={
        <Button look="second" onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {error.message ?? t('failed')}
    </ErrorState>
  )
}
