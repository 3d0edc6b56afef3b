import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { parsePhone } from '#kernel/phone.ts'
import { Skeleton } from '#ui/waiting/skeleton.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { useHydrated } from '../../shell/use-hydrated.ts'
import type { DemoStaff } from './dev-inbox.server.ts'
import { MessageList } from './message-list.tsx'
import { PhoneFilter } from './phone-filter.tsx'
import { StaffCodes } from './staff-codes.tsx'

export function InboxScreen({ staff }: { staff: readonly DemoStaff[] }) {
  const texts = usePageTexts()
  const common = useTranslations('common')
  // The page is the same for everybody; the number in its address is read by the browser.
  const isHydrated = useHydrated()
  const [query] = useSearchParams()
  const phone = (isHydrated && parsePhone(query.get('phone') ?? '')) || undefined
  return (
    <div className="wrap dev-inbox">
      <header className="dev-inbox__head">
        <h1>{texts?.title}</h1>
        <p className="lead dev-inbox__lead">{texts?.lead}</p>
      </header>
      <PhoneFilter key={phone} phone={phone} />
      {isHydrated ? (
        <MessageList key={phone} phone={phone} />
      ) : (
        <Skeleton of="cards" className="dev-inbox__messages" label={common('loading')} />
      )}
      {isHydrated && <StaffCodes staff={staff} />}
    </div>
  )
}
