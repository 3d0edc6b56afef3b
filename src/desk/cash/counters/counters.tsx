import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePages } from '#client/use-pages.ts'
import { counterCalls } from '#modules/counter/counter.calls.ts'
import type { DrawerClosing } from '#modules/counter/counter.contract.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { Panel } from '../../frame/panel.tsx'
import { ListFoot, LoadedList } from '../../parts/list-states.tsx'
import { CounterDay } from './counter-day.tsx'
import { shownNames } from './rate-names.ts'
import { Rates } from './rates.tsx'
import { ReviewDialog } from './review-dialog.tsx'

const shownDays = ['open', 'all'] as const
type ShownDays = (typeof shownDays)[number]

/** Days that counters have closed: what differs waits for somebody who has not counted it. And what counters earn. */
export function Counters({ head }: { head: ReactNode }) {
  const words = useTranslations()
  const t = useTranslations('deskCash.counters')
  const [query, setQuery] = useSearchParams()
  const shown: ShownDays = query.get('show') === 'all' ? 'all' : 'open'
  const list = usePages(counterCalls.listClosings, { query: shown === 'open' ? { open: 'true' } : {} })
  const [asked, setAsked] = useState<DrawerClosing>()
  return (
    <Panel>
      {head}
      <Rates />
      <div className="cash-counters__filter">
        <Segmented<ShownDays>
          label={t('filter')}
          labelSpoken
          value={shown}
          options={shownDays.map((value) => ({ value, label: words(shownNames[value]) }))}
          onChange={(next) =>
            setQuery((before) => {
              before.set('show', next)
              return before
            })
          }
        />
      </div>
      <LoadedList
        list={list}
        empty={
          shown === 'open' ? (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          ) : (
            <EmptyState title={t('noneAll')}>{t('noneAllText')}</EmptyState>
          )
        }
      >
        <ul className="desk-panel__rows cash-rows">
          {list.items.map((closing) => (
            <CounterDay key={closing.id} closing={closing} onReview={() => setAsked(closing)} />
          ))}
        </ul>
      </LoadedList>
      <footer className="desk-foot">
        <ListFoot list={list} />
      </footer>
      {asked && (
        <ReviewDialog
          closing={asked}
          onClose={() => setAsked(undefined)}
          onDone={(after) => {
            setAsked(undefined)
            list.put(after)
          }}
        />
      )}
    </Panel>
  )
}
