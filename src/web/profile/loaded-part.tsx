import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useFailureText } from '../use-failure-text.ts'
import type { Source } from './use-loaded.ts'

type LoadedPartProps<T> = {
  of: Source<T>
  /** The shape of what is coming. */
  skeleton?: 'text' | 'rows' | 'cards'
  count?: number
  children: (data: T) => ReactNode
}

/** A part of the page that comes by itself: its shape first, then its data, or what went wrong and a way to try again. */
export function LoadedPart<T>({ of, skeleton = 'text', count, children }: LoadedPartProps<T>) {
  const t = useTranslations('profile')
  const failureText = useFailureText('profile')
  const { loaded, retry } = of
  if (loaded.state === 'loading') return <PartSkeleton of={skeleton} count={count} />
  if (loaded.state === 'ready') return children(loaded.data)
  return (
    <div className="profile-failed" role="alert">
      <Notice tone="danger" title={t('notLoaded')}>
        {failureText(loaded.error)}
      </Notice>
      <Button look="second" small onClick={retry}>
        {t('retry')}
      </Button>
    </div>
  )
}

export function PartSkeleton({ of, count }: { of: 'text' | 'rows' | 'cards'; count?: number | undefined }) {
  const t = useTranslations('common')
  return <Skeleton of={of} count={count} label={t('loading')} />
}
