import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Logo } from '#ui/logo.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { Icon } from '../parts/icon.tsx'
import { type CounterTab, tabIcons, tabsOf } from './counter-tabs.ts'
import { MeSheet } from './me-sheet.tsx'

type CounterRailProps = { post: CounterPost; tab: CounterTab }

/** Dark in both themes; on a phone along the lower edge. */
export function CounterRail({ post, tab }: CounterRailProps) {
  const t = useTranslations('deskCounter')
  const [isMe, setMe] = useState(false)
  const first = post.person.name.split(' ')[0] ?? post.person.name
  return (
    <nav className="counter-rail" aria-label={t('tabs.label')}>
      <LocalLink className="counter-rail__logo" to="/" aria-label={t('toSite')}>
        <Logo signOnly />
      </LocalLink>
      {tabsOf(post.point.kind).map((one) => (
        <TabLink key={one} tab={one} isOpen={one === tab} post={post} />
      ))}
      <button type="button" className="counter-rail__link counter-rail__me" onClick={() => setMe(true)}>
        <Icon name="user" />
        <span>{first}</span>
      </button>
      {isMe && <MeSheet post={post} onClose={() => setMe(false)} />}
    </nav>
  )
}

function TabLink({ tab, isOpen, post }: { tab: CounterTab; isOpen: boolean; post: CounterPost }) {
  const t = useTranslations('deskCounter.tabs')
  const all = useTranslations()
  const format = formatter(useLocale())
  const { here, to_take: toTake } = post.counts
  return (
    <LocalLink
      className="counter-rail__link"
      to={`/desk/counter?tab=${tab}`}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className="counter-rail__icon">
        <Icon name={tabIcons[tab]} />
        {tab === 'courier' && toTake > 0 && (
          <span className="counter-rail__count">
            <span aria-hidden="true">{format.number(toTake)}</span>
            <span className="spoken">{t('toTake', { count: toTake, text: format.number(toTake) })}</span>
          </span>
        )}
      </span>
      <span>
        {tab === 'shelf' && here > 0
          ? t('shelfWith', { count: format.number(here) })
          : all(`deskCounter.tabs.${tab}`)}
      </span>
    </LocalLink>
  )
}
