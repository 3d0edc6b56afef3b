import './texts.css'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Cyrillic, Texts } from '#modules/content/domain/texts.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { textLanguages } from './edited-texts.ts'
import { useCyrillic } from './use-cyrillic.ts'

const Making = createContext<Cyrillic | undefined>(undefined)

/** How a field of this form shows what readers of Cyrillic will get; undefined until the rules are here. */
export const useMaking = () => useContext(Making)

type TextsFormProps = {
  /** Languages in which something of the form is still unwritten: their tabs say so. */
  unwritten?: ReadonlySet<keyof Texts> | undefined
  /** `TextsField`s, and anything else. */
  children: ReactNode
}

/** Around the fields of a form that is written in four languages: side by side, or on a phone one language at a time. */
export function TextsForm({ unwritten, children }: TextsFormProps) {
  const t = useTranslations()
  const making = useCyrillic()
  const [shown, setShown] = useState<keyof Texts>('uz')
  const option = (value: keyof Texts) => ({
    value,
    label: (
      <span className="texts-form__language" data-unwritten={unwritten?.has(value) || undefined}>
        {t(`shell.languages.${value}`)}
        {unwritten?.has(value) && <span className="spoken"> {t('desk.texts.unwritten')}</span>}
      </span>
    ),
  })
  return (
    <Making value={making}>
      <div className="texts-form" data-shown={shown}>
        <div className="texts-form__languages">
          <Segmented
            label={t('desk.texts.language')}
            labelSpoken
            options={textLanguages.map(option)}
            value={shown}
            onChange={setShown}
          />
        </div>
        {children}
      </div>
    </Making>
  )
}
