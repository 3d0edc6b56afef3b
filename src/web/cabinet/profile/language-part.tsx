import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useWork } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { htmlLang, type Locale, locales } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import { usePathIn } from '../../shell/current-page.ts'
import { rememberLocale } from '../../shell/locale-cookie.ts'
import type { SaveProfile } from './use-profile.ts'

/** The language of messages to the person; choosing one also goes to the page in that language. */
export function LanguagePart({ user, save }: { user: User; save: SaveProfile }) {
  const t = useTranslations()
  const pathIn = usePathIn()
  const navigate = useNavigate()
  const task = useWork()

  const choose = async (locale: Locale) => {
    const answer = await task.run(() => save({ locale }))
    if (!answer.ok) return
    rememberLocale(locale)
    await navigate(pathIn(locale), { preventScrollReset: true })
  }

  return (
    <>
      <ul className="language-part">
        {locales.map((locale) => (
          <li key={locale}>
            <button
              type="button"
              className="language-part__one"
              lang={htmlLang[locale]}
              aria-current={locale === user.locale ? 'true' : undefined}
              onClick={() => void choose(locale)}
            >
              {t(`shell.languages.${locale}`)}
              {locale === user.locale && <Icon name="check" size="small" />}
            </button>
          </li>
        ))}
      </ul>
      <TaskState task={task} />
    </>
  )
}
