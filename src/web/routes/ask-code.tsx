import './ask-code.css'
import { Form, type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { loadPageMessages } from '../server/frame.server.ts'
import { CodeInMessage, CodeOnLabel } from '../shell/art/where-the-code-is.tsx'
import { BeingBuilt } from '../shell/being-built.tsx'
import { useCurrentPage } from '../shell/current-page.ts'
import { IntroScreen } from '../shell/intro-screen.tsx'
import { usePageTexts } from '../shell/page-texts.ts'

const longestCode = 64

/** `/t`, `/u`, `/update` and `/feedback` explain themselves and ask for their code (DECISIONS, "Product"). */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const { pathname, searchParams } = url
  const typed = searchParams.get('code')?.trim()
  if (typed && params.code === undefined) {
    throw redirect(`${pathname.replace(/\/$/, '')}/${encodeURIComponent(typed.slice(0, longestCode))}`)
  }
  return loadPageMessages(context, pathname, ['beingBuilt', 'paramMissing'])
}

export default function AskCode() {
  const { code } = useParams()
  return code === undefined ? <CodeForm /> : <BeingBuilt />
}

function CodeForm() {
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
