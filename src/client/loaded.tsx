import './loaded.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { Placed } from '#ui/class-names.ts'
import { Notice } from '#ui/show/notice.tsx'
import { ErrorState } from '#ui/waiting/screen-states.tsx'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import type { ApiError } from './api.ts'
import { useFailureText } from './failure-text.ts'
import { useSpeaksForAll } from './stale-parts.ts'
import type { Answer } from './use-answer.ts'
import type { Pages } from './use-pages.ts'

type Look = {
  /** `screen`: it is what the page is about. `part`: one of several things on it. */
  look?: 'screen' | 'part'
  /** What did not come, in the words of its page. */
  title?: string
}

type LoadedProps<T> = Look & {
  of: Pick<Answer<T>, 'state' | 'data' | 'error' | 'retry'>
  /** The shape of what is coming; lines of text unless told. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What comes by itself: its shape first, then its data, or what went wrong and a way to try again. */
export function Loaded<T>({ of, skeleton, children, ...look }: LoadedProps<T>) {
  const { data, error, retry } = of
  if (data !== undefined)
    return (
      <>
        {error && <Stale error={error} retry={retry} />}
        {children(data)}
      </>
    )
  if (error) return <LoadFailed error={error} retry={retry} {...look} />
  return skeleton ?? <LoadingShape />
}

type LoadedPagesProps<Item> = {
  of: Pages<Item>
  skeleton: ReactNode
  /** In place of no rows. */
  empty: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list that is read page by page: its shape first, then its rows or that there are none, and the way to the next. */
export function LoadedPages<Item>({ of: pages, skeleton, empty, children }: LoadedPagesProps<Item>) {
  const t = useTranslations('common')
  const { items, starting, known, stale, busy, error, nextCursor, more, retry } = pages
  if (starting) return skeleton
  return (
    <>
      {error && stale && <Stale error={error} retry={retry} />}
      {items.length > 0 ? children(items) : known && empty}
      {error && !stale && <LoadFailed look="part" error={error} retry={retry} />}
      {nextCursor !== null && !error && (
        <Button look="second" small busy={busy} onClick={more}>
          {t('showMore')}
        </Button>
      )}
    </>
  )
}

type LoadFailedProps = Look & { error: ApiError; retry: () => void }

export function LoadFailed({ error, retry, look = 'screen', title }: LoadFailedProps) {
  const t = useTranslations('common.failed')
  const failureText = useFailureText()
  // On the way to signing in there is nothing to say.
  if (error.code === 'unauthorized') return null
  const again = (
    <Button look="second" small={look === 'part'} onClick={retry}>
      {t('retry')}
    </Button>
  )
  if (look === 'screen')
    return (
      <ErrorState title={title ?? t('title')} action={again}>
        {failureText(error)}
      </ErrorState>
    )
  return (
    <div className="load-failed" role="alert">
      <Notice tone="danger" title={title ?? t('title')}>
        {failureText(error)}
      </Notice>
      {again}
    </div>
  )
}

/** What is shown is from before: it could not be asked for again. */
function Stale({ error, retry }: { error: ApiError; retry: () => void }) {
  const t = useTranslations('common.failed')
  const { speaks, retryAll } = useSpeaksForAll(retry)
  if (!speaks || error.code === 'unauthorized') return null
  return (
    <div className="load-failed" role="status">
      <Notice tone="warning">{t('stale')}</Notice>
      <Button look="second" small onClick={retryAll}>
        {t('retry')}
      </Button>
    </div>
  )
}

type LoadingShapeProps = Placed & { of?: 'text' | 'rows' | 'cards'; count?: number | undefined }

export function LoadingShape({ of = 'text', count, className }: LoadingShapeProps) {
  const t = useTranslations('common')
  return <Skeleton of={of} count={count} label={t('loading')} className={className} />
}
