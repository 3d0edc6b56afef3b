import './profile.css'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useSession } from '#client/session.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { formatPhone } from '#platform/i18n/format.ts'
import { Avatar } from '#ui/avatar.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { BalancePart } from './balance-part.tsx'
import { BusinessPart } from './business-form.tsx'
import { DevicesPart } from './devices/devices-part.tsx'
import { LanguagePart } from './language-part.tsx'
import { LeavingPart } from './leaving/leaving-part.tsx'
import { NoticesPart } from './notices/notices-part.tsx'
import { PersonForm } from './person-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { type SectionId, sectionsOf } from './sections.ts'
import { useProfile } from './use-profile.ts'

const AddressBook = lazy(async () => ({
  default: (await import('./addresses/address-book.tsx')).AddressBook,
}))

const MyLinkPart = lazy(async () => ({ default: (await import('./my-link-part.tsx')).MyLinkPart }))

const WaysPart = lazy(async () => ({ default: (await import('./ways/ways-part.tsx')).WaysPart }))

/** Everything a person may know and change about the account. Only the browser draws it: the server knows nobody. */
export function ProfilePage() {
  const t = useTranslations()
  const texts = usePageTexts()
  const { user, save } = useProfile()
  const { role } = useSession()
  const sections = useMemo(() => sectionsOf(role), [role])
  const [addressChanges, setAddressChanges] = useState(0)
  const has = (wanted: SectionId) => sections.some(({ id }) => id === wanted)
  const withUser = (part: (user: User) => ReactNode) => (
    <Loaded of={user} look="part">
      {part}
    </Loaded>
  )
  return (
    <div className="wrap profile">
      <div className="profile__side">
        <h1 className="profile__title">{texts?.title}</h1>
        {user.data && <WhoIsIt user={user.data} />}
        <SectionNav sections={sections} />
      </div>
      <div className="profile__sections">
        <ProfileSection id="person" title={t('profile.person.title')}>
          {withUser((person) => (
            <PersonForm user={person} save={save} />
          ))}
        </ProfileSection>
        {has('business') && (
          <ProfileSection id="business" title={t('profile.business.title')}>
            {withUser((person) => (
              <BusinessPart user={person} save={save} />
            ))}
          </ProfileSection>
        )}
        <ProfileSection id="addresses" title={t('addressBook.title')} text={t('addressBook.text')}>
          <Suspense fallback={<LoadingShape of="cards" count={2} />}>
            <AddressBook onChanged={() => setAddressChanges((before) => before + 1)} />
          </Suspense>
        </ProfileSection>
        {has('link') && (
          <ProfileSection id="link" title={t('personalLink.mine.title')} text={t('personalLink.mine.text')}>
            <Suspense fallback={<LoadingShape of="text" count={2} />}>
              <MyLinkPart addressChanges={addressChanges} />
            </Suspense>
          </ProfileSection>
        )}
        {has('balance') && (
          <ProfileSection id="balance" title={t('profile.balance.title')}>
            {withUser((person) => (
              <BalancePart user={person} save={save} />
            ))}
          </ProfileSection>
        )}
        <ProfileSection id="language" title={t('profile.language.title')} text={t('profile.language.text')}>
          {withUser((person) => (
            <LanguagePart user={person} save={save} />
          ))}
        </ProfileSection>
        {has('notices') && (
          <ProfileSection id="notices" title={t('profile.notices.title')} text={t('profile.notices.text')}>
            <Suspense fallback={<LoadingShape of="text" count={4} />}>
              <WaysPart />
            </Suspense>
            <NoticesPart />
          </ProfileSection>
        )}
        <ProfileSection id="devices" title={t('devices.title')} text={t('devices.text')}>
          <DevicesPart />
        </ProfileSection>
        <ProfileSection id="leaving" title={t('profile.leaving.title')}>
          <LeavingPart user={user.data} />
        </ProfileSection>
      </div>
    </div>
  )
}

function WhoIsIt({ user }: { user: User }) {
  return (
    <div className="profile__who">
      <Avatar name={user.full_name} size="large" />
      <div>
        <span className="profile__name">{user.full_name}</span>
        <span className="muted unbroken">{formatPhone(user.phone)}</span>
      </div>
    </div>
  )
}
