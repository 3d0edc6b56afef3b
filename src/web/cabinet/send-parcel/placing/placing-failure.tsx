import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { Notice } from '#ui/show/notice.tsx'

/** What became of the press; the button beside it tries again, and makes one order however often it is pressed. */
export function PlacingFailure({ error }: { error: ApiError }) {
  const t = useTranslations('sendParcel.failure')
  const isLine = error.code === 'network' || error.code === 'timeout'
  return (
    <div role="alert" className="way-on">
      <Notice tone="danger" title={t('title')}>
        {error.message ?? t(isLine ? 'offline' : 'other')}
      </Notice>
    </div>
  )
}
