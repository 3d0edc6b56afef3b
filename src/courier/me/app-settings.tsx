import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { locales } from '#platform/i18n/locales.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Icon } from '../parts/icon.tsx'
import { chooseLanguage } from '../parts/language.tsx'
import { useTheme } from '../parts/theme.ts'

const themes = ['light', 'dark', 'system'] as const
const themeNames = {
  light: 'courierMe.settings.light',
  dark: 'courierMe.settings.dark',
  system: 'courierMe.settings.system',
} as const
const languageNames = {
  uz: 'shell.languages.uz',
  oz: 'shell.languages.oz',
  ru: 'shell.languages.ru',
  en: 'shell.languages.en',
} as const

/** How the app speaks and looks; both stay on this phone. */
export function AppSettings() {
  const t = useTranslations()
  const locale = useLocale()
  const [theme, choose] = useTheme()
  return (
    <section className="me-card">
      <h2>{t('courierMe.settings.title')}</h2>
      <fieldset className="me-languages">
        <legend>{t('courierMe.settings.language')}</legend>
        {locales.map((one) => (
          <label key={one} className="me-row">
            <input
              type="radio"
              className="spoken"
              name="language"
              checked={one === locale}
              onChange={() => chooseLanguage(one)}
            />
            <span>{t(languageNames[one])}</span>
            {one === locale && <Icon name="check" size="small" />}
          </label>
        ))}
      </fieldset>
      <Segmented
        label={t('courierMe.settings.theme')}
        options={themes.map((value) => ({ value, label: t(themeNames[value]) }))}
        value={theme}
        onChange={choose}
      />
    </section>
  )
}
