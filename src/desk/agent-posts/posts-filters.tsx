import { type RefObject, useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { agentFilters, pointFilters } from '#modules/points/domain/post-filters.ts'
import type { PostCounts } from '#modules/points/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { RegionFilter } from '../parts/region-filter.tsx'
import { SearchField } from '../parts/search-field.tsx'
import { agentFilterNames, pointFilterNames } from './post-names.ts'
import type { ChangeView, PostsView } from './posts-query.ts'

type PostsFiltersProps = {
  view: PostsView
  counts: PostCounts | undefined
  onChange: ChangeView
  search: RefObject<HTMLInputElement | null>
}

export function PostsFilters({ view, counts, onChange, search }: PostsFiltersProps) {
  const t = useTranslations('deskAgentPosts')
  const find = useCallback((q: string) => onChange({ q }), [onChange])
  return (
    <search className="posts-head">
      <div className="posts-head__line">
        <Segmented<'points' | 'agents'>
          label={t('view')}
          labelSpoken
          options={[
            { value: 'points', label: t('byPoint') },
            { value: 'agents', label: t('byAgent') },
          ]}
          value={view.by ?? 'points'}
          onChange={(by) => onChange({ by: by === 'agents' ? by : undefined, which: undefined })}
        />
        <SearchField label={t('search')} value={view.q} onChange={find} field={search} />
        <RegionFilter
          label={t('region')}
          all={t('anyRegion')}
          value={view.region}
          onChange={(region) => onChange({ region })}
        />
      </div>
      <QuickFilters view={view} counts={counts} onChange={onChange} />
    </search>
  )
}

/** What has to be done about somebody, with how many there are. */
function QuickFilters({ view, counts, onChange }: Omit<PostsFiltersProps, 'search'>) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const chips =
    view.by === 'agents'
      ? (['all', ...agentFilters] as const).map((which) => ({
          which,
          label: t(agentFilterNames[which]),
          count: counts?.agents[which],
        }))
      : (['all', ...pointFilters] as const).map((which) => ({
          which,
          label: t(pointFilterNames[which]),
          count: counts?.points[which],
        }))
  return (
    <fieldset className="posts-quick">
      <legend className="spoken">{t('deskAgentPosts.quick')}</legend>
      {chips.map(({ which, label, count }) => (
        <button
          key={which}
          type="button"
          className="posts-quick__one"
          aria-pressed={(view.which ?? 'all') === which}
          data-calls={(calling.includes(which) && count !== undefined && count > 0) || undefined}
          onClick={() => onChange({ which: which === 'all' ? undefined : which })}
        >
          {label}
          {count !== undefined && <span className="posts-quick__count">{number(count)}</span>}
        </button>
      ))}
    </fieldset>
  )
}

/** Somebody should do something about these. */
const calling: readonly string[] = ['empty', 'blocked', 'none']
