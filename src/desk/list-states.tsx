import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState, ErrorState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ApiError } from '#web/api-client.ts'
import { useLocale } from '#web/shell/current-page.ts'

type ListFootProps = {
  list: {
    items: readonly unknown[]
    nextCursor: string | null
    busy: boolean
    error?: ApiError | undefined
    more: (() => void) | undefined
    retry?: () => void
  }
}

/** How much of a list is shown, and the way to the rest: also when it could not be had the first time. */
export function ListFoot({ list }: ListFootProps) {
  const t = useTranslations('desk.list')
  const failed = useTranslations('desk.failed')
  const count = formatter(useLocale()).number(list.items.length)
  const isWhole = list.nextCursor === null
  if (list.items.length === 0) return null
  return (
    <div className="desk-foot__count">
      <span role="status">{t(isWhole ? 'shownAll' : 'shown', { count })}</span>
      {list.error ? (
        <>
          <span role="alert">{failed('title')}</span>
          <Button look="second" small onClick={list.retry}>
            {failed('retry')}
          </Button>
        </>
      ) : (
        !isWhole && (
          <Button look="second" small busy={list.busy} onClick={list.more}>
            {t('more')}
          </Button>
        )
      )}
    </div>
  )
}

type LoadedListProps = {
  list: { items: readonly unknown[]; starting: boolean; error: ApiError | undefined; retry: () => void }
  /** Shown in place of no rows. */
  empty: ReactNode
  children: ReactNode
}

/** The rows of a list, or what stands in their place: loading, failed, nothing. */
export function LoadedList({ list: { items, starting, error, retry }, empty, children }: LoadedListProps) {
  if (starting) return <LoadingRows />
  if (error && items.length === 0) return <LoadError error={error} onRetry={retry} />
  return items.length === 0 ? empty : children
}

type NothingFoundProps = {
  title: string
  text: string
  clear: string
  /** Nothing, where nothing narrows the list. */
  onClear: (() => void) | undefined
}

/** In place of no rows; what was narrowed down can be widened again. */
export function NothingFound({ title, text, clear, onClear }: NothingFoundProps) {
  const action = onClear && (
    <Button look="second" onClick={onClear}>
      {clear}
    </Button>
  )
  return (
    <EmptyState title={title} action={action}>
      {text}
    </EmptyState>
  )
}

type LoadErrorProps = { error: ApiError; onRetry: () => void }

export function LoadError({ error, onRetry }: LoadErrorProps) {
  const t = useTranslations('desk.failed')
  // Going to sign in: nothing to say on the way.
  if (error.code === 'unauthorized') return null
  return (
    <ErrorState
      title={t('title')}
      action={
        <Button look="second" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {error.message ?? t('text')}
    </ErrorState>
  )
}

const usualRows = 8

export function LoadingRows() {
  const t = useTranslations('common')
  return (
    <div className="desk-panel__loading">
      <Skeleton of="rows" count={usualRows} label={t('loading')} />
    </div>
  )
}
