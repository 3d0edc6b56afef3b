import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Texts } from '#modules/content/domain/texts.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { htmlLangs, settled, textLanguages } from './edited-texts.ts'
import { useMaking } from './texts-form.tsx'

export type TextsFieldProps = {
  label: string
  hint?: ReactNode
  value: Texts
  onChange: (texts: Texts) => void
  /** Letters a language may take. */
  max: number
  /** More than one: a text of several lines. */
  rows?: number
  /** What is wrong with the words of a language. */
  faults?: Partial<Record<keyof Texts, string | undefined>> | undefined
  disabled?: boolean
  /** Cyrillic cannot be written by hand: it always follows the Latin words. */
  alwaysMade?: boolean
}

/** One thing said in Uzbek, Russian and English; in Cyrillic as it is made from Latin, unless written by hand. */
export function TextsField({ label, hint, ...field }: TextsFieldProps) {
  const id = useId()
  return (
    <fieldset className="texts-field" aria-describedby={hint ? id : undefined}>
      <legend className="texts-field__label">{label}</legend>
      {hint && (
        <p className="texts-field__hint" id={id}>
          {hint}
        </p>
      )}
      <div className="texts-field__parts">
        {textLanguages.map((language) => (
          <div key={language} className="texts-field__part" data-language={language}>
            {language === 'oz' && field.value.oz === null ? (
              <MadeText label={label} {...field} />
            ) : (
              <Words label={label} language={language} {...field} />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

type PartProps = Omit<TextsFieldProps, 'hint'>

function Words({
  label,
  language,
  value,
  onChange,
  max,
  rows = 1,
  faults,
  disabled,
}: PartProps & { language: keyof Texts }) {
  const t = useTranslations()
  const control = {
    label: <PartLabel label={label} language={language} />,
    lang: htmlLangs[language],
    value: value[language] ?? '',
    maxLength: max,
    error: faults?.[language],
    disabled,
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...value, [language]: event.target.value }),
    onBlur: () => settled(value) !== value && onChange(settled(value)),
  }
  return (
    <>
      {rows > 1 ? <TextArea rows={rows} {...control} /> : <TextField {...control} />}
      {language === 'oz' && !disabled && (
        <Button
          look="quiet"
          small
          className="texts-field__switch"
          onClick={() => onChange({ ...value, oz: null })}
        >
          {t('desk.texts.make')}
          <span className="spoken">: {label}</span>
        </Button>
      )}
    </>
  )
}

/** What readers of Cyrillic will get, as it is typed. */
function MadeText({ label, value, rows = 1, onChange, disabled, alwaysMade = false }: PartProps) {
  const t = useTranslations()
  const making = useMaking()
  const made = making?.(value.uz)
  const shown = (
    <p className="texts-field__made" lang={htmlLangs.oz}>
      {made || <span className="muted">{t('desk.texts.made')}</span>}
    </p>
  )
  return (
    <>
      <span className="texts-field__language">
        <PartLabel label={label} language="oz" />
      </span>
      {rows > 1 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        <div className="texts-field__page" tabIndex={0}>
          {shown}
        </div>
      ) : (
        shown
      )}
      {made !== undefined && !disabled && !alwaysMade && (
        <Button
          look="quiet"
          small
          className="texts-field__switch"
          onClick={() => onChange({ ...value, oz: made })}
        >
          {t('desk.texts.byHand')}
          <span className="spoken">: {label}</span>
        </Button>
      )}
    </>
  )
}

function PartLabel({ label, language }: { label: string; language: keyof Texts }) {
  const t = useTranslations('shell.languages')
  return (
    <span className="texts-field__language">
      <span className="spoken">{label}, </span>
      {t(language)}
    </span>
  )
}
