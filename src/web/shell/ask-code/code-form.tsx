import './ask-code.css'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodeInMessage, CodeOnLabel } from '../art/where-the-code-is.tsx'
import { useCurrentPage } from '../current-page.ts'
import { IntroScreen } from '../intro-screen.tsx'
import { usePageTexts } from '../page-texts.ts'
import { longestCode } from './typed-code.ts'

/** `/t`, `/u`, `/update` and `/feedback` explain themselves and ask for their code (DECISIONS, "Product"). */
export function CodeForm() {
  const page = useCurrentPage()?.id as 'feedback' | 'personalLink' | 'receiverUpdate' | 'trackLight'
  const t = useTranslations()
  const texts = usePageTexts()
  const art = page === 'trackLight' ? <CodeOnLabel /> : <CodeInMessage />
  return (
    <IntroScreen title={texts?.title} text={t(`paramMissing.${page}.text`)} art={art}>
      <Form className="ask-code" method="get">
        <TextField
          label={t(`paramMissing.${page}.label`)}
          hint={t(`paramMissing.${page}.hint`)}
          name="code"
          code
          required
          maxLength={longestCode}
        />
        <Button type="submit">{t(`paramMissing.${page}.button`)}</Button>
      </Form>
    </IntroScreen>
  )
}
