import { useEffect } from 'react'
import { type LoaderFunctionArgs, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { storedUser } from '#client/session.ts'
import { useLocale } from '#client/surroundings.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { loadPageMessages } from '../../server/frame.server.ts'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { keepReferral } from './use-referral.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [])
}

/** `/r?ref=…` keeps the invitation and leads on: home who is known here, everybody else to sign up. Nowhere else. */
export default function ReferralCapture() {
  const t = useTranslations('shell.account')
  const texts = usePageTexts()
  const navigate = useNavigate()
  const locale = useLocale()
  const { search } = useLocation()
  useEffect(() => {
    keepReferral(search)
    void navigate(localizedPath(locale, storedUser() === null ? '/sign_up' : '/'), { replace: true })
  }, [search, locale, navigate])
  return (
    <IntroScreen title={texts?.title} text={texts?.lead} art={<OnTheWay />}>
      <IntroActions>
        <LocalLink className={buttonClass()} to="/sign_up">
          {t('signUp')}
        </LocalLink>
      </IntroActions>
    </IntroScreen>
  )
}
