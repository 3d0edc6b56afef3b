import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { CodeForm } from '../../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../../shell/ask-code/typed-code.ts'
import { loadReceiverPage } from './receiver.server.ts'
import { ReceiverScreen } from './receiver-screen.tsx'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  if (params.code !== undefined) return loadReceiverPage(context, url.pathname, params.code)
  const typed = pathOfTypedCode(url)
  if (typed !== undefined) throw redirect(typed)
  return loadPageMessages(context, url.pathname, ['paramMissing'])
}

export default function ReceiverUpdate() {
  const { code } = useParams()
  return code === undefined ? <CodeForm /> : <ReceiverScreen key={code} link={code} />
}
