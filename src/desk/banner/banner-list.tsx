import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { type BannerState, bannerStates } from '#modules/content/domain/warning/banner.ts'
import type { DeskBanner } from '#modules/content/warning/banners.contract.ts'
import { regions as allRegions } from '#modules/geo/domain/regions.ts'
import { formatter } from '#platform/i18n/format.ts'
import { RunningState } from '../parts/editing/editor.tsx'

type BannerListProps = {
  items: readonly DeskBanner[]
  current: string | undefined
  onChoose: (id: string) => void
}

const stateNames = {
  running: 'deskBanner.states.running',
  planned: 'deskBanner.states.planned',
  off: 'deskBanner.states.off',
  over: 'deskBanner.states.over',
} as const satisfies Record<BannerState, string>

/** What readers see now comes first, then what they will see. */
const inOrder = (items: readonly DeskBanner[]) =>
  [...items].sort(
    (one, other) =>
      bannerStates.indexOf(one.state) - bannerStates.indexOf(other.state) ||
      Number(other.id) - Number(one.id),
  )

export function BannerList({ items, current, onChoose }: BannerListProps) {
  const t = useTranslations()
  const locale = useLocale()
  const spanOf = useSpan()
  const names = (ids: readonly number[]) =>
    allRegions
      .filter(({ id }) => ids.includes(id))
      .map(({ name, short = name }) => short[locale])
      .join(', ')
  return (
    <ul aria-label={t('deskBanner.list')}>
      {inOrder(items).map((banner) => (
        <li key={banner.id}>
          <button
            type="button"
            className="desk-row"
            aria-current={banner.id === current || undefined}
            onClick={() => onChoose(banner.id)}
          >
            <BannerStateName state={banner.state} />
            <span className="muted unbroken">№{banner.id}</span>
            <span className="banner-row__text">{banner.texts[locale] || banner.texts.uz}</span>
            <span className="banner-row__where muted">
              {banner.regions.length === 0 ? t('deskBanner.everywhere') : names(banner.regions)} ·{' '}
              {spanOf(banner)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

export function BannerStateName({ state }: { state: BannerState }) {
  const t = useTranslations()
  return <RunningState state={state} label={t(stateNames[state])} />
}

/** From when until when, in words. */
export function useSpan() {
  const t = useTranslations('deskBanner')
  const format = formatter(useLocale())
  const at = (iso: string) => format.dateTime(Date.parse(iso))
  return ({ starts_at, ends_at }: Pick<DeskBanner, 'starts_at' | 'ends_at'>) =>
    ends_at === null
      ? `${t('from', { from: at(starts_at) })}, ${t('openEnded')}`
      : t('span', { from: at(starts_at), until: at(ends_at) })
}
