import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { LanguageMenu } from '#web/shell/header/language-menu.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { usePageTexts } from '#web/shell/page-texts.ts'
import { useLogOut } from '#web/sign-in/use-log-out.ts'
import { roleNames } from '../parts/role-names.ts'
import { mayDo } from '../sections.ts'
import { type Staff, useStaff } from '../signed-in.ts'
import { DeskSearch } from './desk-search.tsx'

/** Where one is, the hour in Tashkent, and who is working. */
export function TopBar() {
  const texts = usePageTexts()
  const staff = useStaff()
  return (
    <header className="desk-top">
      <h1 className="desk-top__title">{texts?.title}</h1>
      {staff && mayDo(staff.role, 'order.inspect') ? (
        <DeskSearch />
      ) : (
        <p className="desk-top__lead">{texts?.lead}</p>
      )}
      <TashkentClock />
      <LanguageMenu />
      {staff && <WhoIsWorking staff={staff} />}
    </header>
  )
}

function WhoIsWorking({ staff }: { staff: Staff }) {
  const t = useTranslations()
  const logOut = useLogOut()
  return (
    <>
      <LocalLink className="desk-top__me" to="/desk/keys" title={t('desk.myKeys')}>
        <Avatar name={staff.name} size="small" />
        <span className="desk-top__who">
          <span className="desk-top__name">{staff.name}</span>
          <span className="desk-top__role">{t(roleNames[staff.role])}</span>
        </span>
        <span className="spoken">{t('desk.myKeys')}</span>
      </LocalLink>
      <button type="button" className="icon-button" title={t('shell.account.logOut')} onClick={logOut}>
        <Icon name="leave" />
        <span className="spoken">{t('shell.account.logOut')}</span>
      </button>
    </>
  )
}

const tickMs = 5_000

/** Known to the browser only: the page itself is rendered for everybody and kept. */
function TashkentClock() {
  const [now, setNow] = useState<number>()
  const format = formatter(useLocale())
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const ticking = setInterval(tick, tickMs)
    return () => clearInterval(ticking)
  }, [])
  if (now === undefined) return null
  return (
    <span className="desk-top__clock">
      {format.date(now, 'weekday')} <b>{format.time(now)}</b>
    </span>
  )
}
