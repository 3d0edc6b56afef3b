import { type LoaderFunctionArgs, redirect, useLoaderData, useParams } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { CodeForm } from '../../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../../shell/ask-code/typed-code.ts'
import { loadPersonalLink } from './personal-link.server.ts'
import { PersonalLinkPage } from './personal-link-page.tsx'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  if (params.code !== undefined) return loadPersonalLink(context, url.pathname, params.code)
  const typed = pathOfTypedCode(url)
  if (typed !== undefined) throw redirect(typed)
  return { ...loadPageMessages(context, url.pathname, ['paramMissing.personalLink']), receiver: undefined }
}

export default function PersonalLink() {
  const { code } = useParams()
  const { receiver } = useLoaderData<typeof loader>()
  return code === undefined ? <CodeForm /> : <PersonalLinkPage receiver={receiver} />
}
