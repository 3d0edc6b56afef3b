import { useTranslations } from 'use-intl'
import { useFrame } from '../shell/current-page.ts'
import { LocalLink } from '../shell/local-link.tsx'

/** Nothing leaves a demo, so that codes have to be fetched: those of messages and those of authenticators. */
export function DemoInbox({ phone }: { phone: string }) {
  const t = useTranslations('signIn')
  if (!useFrame()?.demo) return null
  return (
    <p className="sign-in__demo">
      {t.rich('demo', {
        link: (words) => (
          <LocalLink to={`/dev/inbox?phone=${phone}`} target="_blank">
            {words}
          </LocalLink>
        ),
      })}
    </p>
  )
}
