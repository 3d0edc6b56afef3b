import { NavLink, Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFieldView } from '#client/field/field-store.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Notice } from '#ui/show/notice.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'

const tabs = [
  { to: '/', icon: 'route', label: 'courierApp.tabs.route' },
  { to: '/parcels', icon: 'box', label: 'courierApp.tabs.parcels' },
  { to: '/cash', icon: 'cash', label: 'courierApp.tabs.cash' },
  { to: '/me', icon: 'user', label: 'courierApp.tabs.me' },
] as const satisfies readonly { to: string; icon: IconName; label: string }[]

/** The four places of the day, under the thumb. */
export function Frame() {
  const t = useTranslations()
  return (
    <div className="courier-frame">
      <div className="courier-frame__screen">
        <LowRoom />
        <Outlet />
      </div>
      <nav className="courier-tabs" aria-label={t('courierApp.tabs.label')}>
        {tabs.map(({ to, icon, label }) => (
          <NavLink key={to} to={to} end className="courier-tabs__tab">
            <Icon name={icon} />
            {t(label)}
          </NavLink>
        ))}
      </nav>
    </div>
  )
}

/** A full disk says so before it matters. */
function LowRoom() {
  const t = useTranslations('courierApp')
  const { fileSize } = formatter(useLocale())
  const { low, freeBytes = 0 } = useFieldView().room
  if (!low) return null
  return (
    <Notice tone="danger" className="courier-frame__room">
      {t('room', { free: fileSize(freeBytes) })}
    </Notice>
  )
}
