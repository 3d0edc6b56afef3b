import './press.css'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon } from '#ui/icon.tsx'

/** In `public/press`, drawn from the letters of our own typeface. */
const logos = [
  {
    file: 'tezbox-logo',
    name: 'info.press.logos.words.main',
    note: 'info.press.logos.words.mainNote',
    ground: 'light',
    width: 126,
  },
  {
    file: 'tezbox-logo-white',
    name: 'info.press.logos.words.light',
    note: 'info.press.logos.words.lightNote',
    ground: 'dark',
    width: 126,
  },
  {
    file: 'tezbox-sign',
    name: 'info.press.logos.words.sign',
    note: 'info.press.logos.words.signNote',
    ground: 'light',
    width: 32,
  },
] as const

const kinds = ['SVG', 'PNG'] as const

export function LogoFiles() {
  const t = useTranslations()
  return (
    <ul className="logo-files">
      {logos.map(({ file, name, note, ground, width }) => (
        <li key={file} className="logo-file">
          <div className="logo-file__ground" data-ground={ground}>
            <img
              className="logo-file__picture"
              src={`/press/${file}.svg`}
              alt={brand.name}
              width={width * 2}
              height={64}
              loading="lazy"
            />
          </div>
          <div className="logo-file__words">
            <h3 className="logo-file__name">{t(name)}</h3>
            <p className="logo-file__note">{t(note)}</p>
            <p className="logo-file__ways">
              {kinds.map((kind) => (
                <a key={kind} className="info-way" href={`/press/${file}.${kind.toLowerCase()}`} download>
                  <Icon name="download" size="small" />
                  {kind}
                  <span className="spoken">
                    {' '}
                    {t(name)}, {t('info.press.logos.words.save', { kind })}
                  </span>
                </a>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
