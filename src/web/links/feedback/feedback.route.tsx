import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { localizedPath, splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { CodeForm } from '../../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../../shell/ask-code/typed-code.ts'
import { tokenIn } from '../../short-link.ts'
import { FeedbackPage } from './feedback-page.tsx'

/** Whom it is about is asked for in the browser: the page of a link says nothing about it. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  // What messages carry is the short link to this page: whoever copies its last part means that one.
  const { locale } = splitLocale(url.pathname)
  if (tokenIn(`/${params.code}`)) throw redirect(localizedPath(locale, `/${params.code}`))
  const typed = params.code === undefined ? pathOfTypedCode(url) : undefined
  if (typed !== undefined) throw redirect(typed)
  return loadPageMessages(context, url.pathname, ['feedback', 'paramMissing.feedback'])
}

export default function Feedback() {
  const { code } = useParams()
  return code === undefined ? <CodeForm /> : <FeedbackPage key={code} code={code} />
}
