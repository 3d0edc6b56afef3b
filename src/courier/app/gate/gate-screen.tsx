import './gate.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { locales } from '#platform/i18n/locales.ts'
import { Logo } from '#ui/logo.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { chooseLanguage, useCourierLocale } from '../../parts/language.tsx'

type GateScreenProps = {
  title: ReactNode
  text?: ReactNode
  /** Why somebody is here who was in. */
  notice?: string | undefined
  failure?: string | undefined
  children?: ReactNode
}

/** One question, before anything of the day is shown. */
export function GateScreen({ title, text, notice, failure, children }: GateScreenProps) {
  return (
    <main className="gate">
      <div className="gate__top">
        <Logo />
        <Languages />
      </div>
      <h1>{title}</h1>
      {text && <p className="gate__text">{text}</p>}
      <div role="status">{notice && <Notice tone="warning">{notice}</Notice>}</div>
      <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      {children}
    </main>
  )
}

function Languages() {
  const t = useTranslations()
  const current = useCourierLocale()
  return (
    <label className="gate__language">
      <span className="spoken">{t('courierApp.language')}</span>
      <select
        value={current}
        onChange={({ target }) => {
          const chosen = locales.find((locale) => locale === target.value)
          if (chosen) chooseLanguage(chosen)
        }}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {t(`shell.languages.${locale}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
