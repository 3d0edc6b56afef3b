import { useTranslations } from 'use-intl'
import type { Texts } from '#modules/content/domain/texts.ts'
import { Button } from '#ui/button.tsx'
import { textLanguages } from '../parts/texts/edited-texts.ts'
import { useMaking } from '../parts/texts/texts-form.tsx'
import { BodyEditor } from './body-editor.tsx'
import { cyrillicMarkdown } from './markdown/cyrillic-markdown.ts'
import { Preview } from './preview.tsx'

type BodyFieldProps = { value: Texts; onChange: (body: Texts) => void }

/** The post itself: what is written above, what readers will see below, language beside language. */
export function BodyField({ value, onChange }: BodyFieldProps) {
  const t = useTranslations('deskBlog.fields')
  return (
    <fieldset className="texts-field">
      <legend className="texts-field__label">{t('body')}</legend>
      <p className="texts-field__hint">{t('bodyHint')}</p>
      <div className="texts-field__parts post-bodies">
        {textLanguages.map((language) => (
          <div key={language} className="texts-field__part post-bodies__part" data-language={language}>
            {language === 'oz' ? (
              <CyrillicBody value={value} onChange={onChange} />
            ) : (
              <BodyEditor
                language={language}
                value={value[language]}
                onChange={(written) => onChange({ ...value, [language]: written })}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function CyrillicBody({ value, onChange }: BodyFieldProps) {
  const t = useTranslations()
  const making = useMaking()
  const label = <span className="spoken">: {t('deskBlog.fields.body')}</span>
  if (value.oz !== null)
    return (
      <>
        <BodyEditor language="oz" value={value.oz} onChange={(oz) => onChange({ ...value, oz })} />
        <Button
          look="quiet"
          small
          className="texts-field__switch"
          onClick={() => onChange({ ...value, oz: null })}
        >
          {t('desk.texts.make')}
          {label}
        </Button>
      </>
    )
  return (
    <>
      <p className="texts-field__language">
        {t('shell.languages.oz')} · {t('desk.texts.made')}
      </p>
      <Preview body={value.uz} language="oz" fromLatin />
      {making && value.uz !== '' && (
        <Button
          look="quiet"
          small
          className="texts-field__switch"
          onClick={() => onChange({ ...value, oz: cyrillicMarkdown(value.uz, making) })}
        >
          {t('desk.texts.byHand')}
          {label}
        </Button>
      )}
    </>
  )
}
