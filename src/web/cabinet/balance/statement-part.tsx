import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { LoadedPages, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type ItemOf, usePages } from '#client/use-pages.ts'
import { tashkentDay } from '#kernel/tashkent.ts'
import { ledgerCalls } from '#modules/ledger/ledger.calls.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { SaveStatement } from './save-statement.tsx'
import { StatementFilters } from './statement-filters.tsx'
import { inputOf, isNarrowed, queryOf, type StatementView, savedDays, viewIn } from './statement-query.ts'

type StatementLine = ItemOf<typeof ledgerCalls.readStatement>

/** Every movement with what was left after it. The filters live in the address. */
export function StatementPart() {
  const t = useTranslations('balance.statement')
  const [query, setQuery] = useSearchParams()
  const view = viewIn(query)
  const today = tashkentDay(new Date())
  const pages = usePages(ledgerCalls.readStatement, inputOf(view))
  const { items, known } = pages
  const change = (part: Partial<StatementView>) =>
    setQuery(queryOf({ ...view, ...part }), { replace: true, preventScrollReset: true })
  const isEmpty = items.length === 0 && known
  const clear = isNarrowed(view) ? () => change({ direction: undefined, days: undefined }) : undefined
  return (
    <section className="money-section" aria-labelledby="statement">
      <h2 id="statement">{t('title')}</h2>
      {!(isEmpty && !clear) && <StatementFilters view={view} today={today} onChange={change} />}
      <LoadedPages
        of={pages}
        skeleton={<LoadingShape of="rows" count={5} />}
        empty={<NoLines onClear={clear} />}
      >
        {(lines) => (
          <ul className="statement" aria-busy={pages.busy}>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
        )}
      </LoadedPages>
      {items.length > 0 && <SaveStatement days={savedDays(view, today)} />}
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
        {format.dateTime(Date.parse(line.at))}
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
