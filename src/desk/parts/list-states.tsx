import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'

type ListFootProps = {
  list: {
    items: readonly unknown[]
    nextCursor: string | null
    known?: boolean
    busy: boolean
    error?: ApiError | undefined
    more: (() => void) | undefined
    retry?: () => void
  }
}

/** How much of a list is shown, and the way to the rest: also when it could not be had the first time. */
export function ListFoot({ list }: ListFootProps) {
  const t = useTranslations('desk.list')
  const failed = useTranslations('common.failed')
  const count = formatter(useLocale()).number(list.items.length)
  const isWhole = list.nextCursor === null
  // What is not known at all says so in place of the rows.
  if (list.items.length === 0 && !(list.known && list.error)) return null
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
  list: {
    items: readonly unknown[]
    starting: boolean
    known: boolean
    error: ApiError | undefined
    retry: () => void
  }
  /** Shown in place of no rows. */
  empty: ReactNode
  children: ReactNode
}

/** The rows of a list, or what stands in their place: loading, failed, nothing. */
export function LoadedList({ list, empty, children }: LoadedListProps) {
  const { items, starting, known, error, retry } = list
  if (starting) return <LoadingRows />
  if (error && !known) return <LoadFailed error={error} retry={retry} />
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

const usualRows = 8

export function LoadingRows() {
  return (
    <div className="desk-panel__loading">
      <LoadingShape of="rows" count={usualRows} />
    </div>
  )
}
