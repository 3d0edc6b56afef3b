import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { bannerText } from '#modules/content/domain/warning/banner.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { MovingNotice } from '#web/shell/warning/warning-banner.tsx'
import { htmlLangs, textLanguages } from '../parts/texts/edited-texts.ts'
import { useCyrillic } from '../parts/texts/use-cyrillic.ts'

const widthNames = {
  phone: 'deskBanner.preview.phone',
  desktop: 'deskBanner.preview.desktop',
} as const
const widths = ['phone', 'desktop'] as const

/** The strip itself, not a picture of it: what moves here moves there. */
export function BannerPreview({ texts, regions }: { texts: Texts; regions: readonly number[] }) {
  const t = useTranslations()
  const [language, setLanguage] = useState<keyof Texts>(useLocale())
  const cyrillic = useCyrillic()
  const isWritten = (language === 'oz' ? (texts.oz ?? texts.uz) : texts[language]).trim() !== ''
  const message = isWritten ? bannerText({ texts, regions }, language, cyrillic ?? String) : ''
  return (
    <section className="banner-preview">
      <header className="banner-preview__head">
        <h3>{t('deskBanner.preview.title')}</h3>
        <Segmented
          label={t('deskBanner.preview.language')}
          labelSpoken
          value={language}
          onChange={setLanguage}
          options={textLanguages.map((value) => ({ value, label: t(`shell.languages.${value}`) }))}
        />
      </header>
      {message === '' ? (
        <p className="muted">{t('deskBanner.preview.empty')}</p>
      ) : (
        widths.map((width) => (
          <figure key={width} className="banner-preview__screen" data-width={width}>
            <figcaption className="muted">{t(widthNames[width])}</figcaption>
            <div className="banner-preview__glass" lang={htmlLangs[language]}>
              <MovingNotice key={message} message={message} label={t(widthNames[width])} />
              <div className="banner-preview__page" aria-hidden="true" />
            </div>
          </figure>
        ))
      )}
    </section>
  )
}
