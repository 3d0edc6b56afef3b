import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { tashkentDay } from '#kernel/tashkent.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLocale } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { accountsApi, type StatementLine } from './answers.ts'
import { LoadFailed } from './load-failed.tsx'
import { SaveStatement } from './save-statement.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { isNarrowed, queryOf, type StatementView, savedDays, viewIn } from './statement-query.ts'
import { type Pages, usePages } from './use-pages.ts'

/** Every movement with what was left after it. The filters live in the address. */
export function StatementPart() {
  const t = useTranslations('balance.statement')
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  const today = tashkentDay(new Date())
  const asked = queryOf(view).toString()
  const pages = usePages<StatementLine>(`${accountsApi}/statement${asked && `?${asked}`}`)
  const change = (part: Partial<StatementView>) =>
    setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true })
  const isEmpty = pages.items?.length === 0
  return (
    <section className="money-section" aria-labelledby="statement">
      <h2 id="statement">{t('title')}</h2>
      {!(isEmpty && !isNarrowed(view)) && <StatementFilters view={view} today={today} onChange={change} />}
      {isEmpty && !pages.busy ? (
        <NoLines
          onClear={isNarrowed(view) ? () => change({ direction: undefined, days: undefined }) : undefined}
        />
      ) : (
        <Lines pages={pages} />
      )}
      {pages.items && !isEmpty && <SaveStatement days={savedDays(view, today)} />}
    </section>
  )
}

function NoLines({ onClear }: { onClear: (() => void) | undefined }) {
  const t = useTranslations('balance.statement')
  if (!onClear) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
  return (
    <EmptyState
      title={t('nothingTitle')}
      action={
        <Button look="second" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    >
      {t('nothingText')}
    </EmptyState>
  )
}

function Lines({ pages }: { pages: Pages<StatementLine> }) {
  const t = useTranslations()
  const { items, busy, error, nextCursor, more, retry } = pages
  if (!items && error) return <LoadFailed error={error} retry={retry} />
  if (!items) return <Skeleton of="rows" count={5} label={t('common.loading')} />
  return (
    <>
      <ul className="statement" aria-busy={busy}>
        {items.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {error && <LoadFailed error={error} retry={retry} />}
      {nextCursor !== null && !error && (
        <Button look="second" busy={busy} onClick={more}>
          {t('balance.shared.more')}
        </Button>
      )}
    </>
  )
}

const orderIn = (reference: string | null) => /^order:(\d+)$/.exec(reference ?? '')?.[1]

function Line({ line }: { line: StatementLine }) {
  const t = useTranslations('balance.statement')
  const format = formatter(useLocale())
  const order = orderIn(line.reference)
  const isIn = line.amount > 0
  return (
    <li className="statement__line">
      <span className="statement__sign" data-in={isIn || undefined}>
        <Icon name={isIn ? 'arrowDown' : 'arrowUp'} size="small" />
      </span>
      <span className="statement__title">{line.title}</span>
      <span className="statement__amount" data-in={isIn || undefined}>
        {isIn ? '+' : ''}
        {format.number(line.amount)}
      </span>
      <span className="statement__when">
        {format.dateTime(Date.parse(line.at), 'short')}
        {order && (
          <>
            {' · '}
            <LocalLink to={`/order-list/${order}`}>{t('order', { id: order })}</LocalLink>
          </>
        )}
      </span>
      <span className="statement__left">{t('left', { amount: format.number(line.balance_after) })}</span>
    </li>
  )
}
