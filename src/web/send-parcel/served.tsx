import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ServedList } from './use-served.ts'

type ServedProps<T> = { of: ServedList<T>; count: number; children: (list: readonly T[]) => ReactNode }

/** A list of the server's: its shape while it comes, and a way to try again when it does not. */
export function Served<T>({ of, count, children }: ServedProps<T>) {
  const t = useTranslations('sendParcel.shared')
  const common = useTranslations('common')
  if (of.list) return children(of.list)
  if (!of.error) return <Skeleton of="rows" count={count} label={common('loading')} />
  return (
    <div role="alert" className="way-on">
      <Notice tone="danger" title={t('notLoaded')}>
        <p className="way-on__actions">
          <Button look="second" small onClick={of.retry}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    </div>
  )
}
