import './reach.css'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'

type ReachProps = {
  phone: string
  email: string | null
  /** For those who hear it: what each of the two is. */
  phoneName: string
  emailName: string
}

/** How somebody is reached: one press calls or writes. */
export function Reach({ phone, email, phoneName, emailName }: ReachProps) {
  const format = formatter(useLocale())
  return (
    <p className="reach">
      <a href={`tel:+998${phone}`}>
        <Icon name="phone" size="small" />
        <span className="spoken">{phoneName}</span>
        <span className="unbroken">{format.phone(phone)}</span>
      </a>
      {email !== null && (
        <a href={`mailto:${email}`}>
          <Icon name="news" size="small" />
          <span className="spoken">{emailName}</span>
          <span>{email}</span>
        </a>
      )}
    </p>
  )
}
