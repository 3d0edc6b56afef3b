import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { ReceiverScreen } from '../receiver/receiver-screen.tsx'
import { loadPageMessages } from '../server/frame.server.ts'
import { CodeForm } from '../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../shell/ask-code/typed-code.ts'

/** What the parcel is and what can be chosen is asked for in the browser: the page of a link says nothing about it. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const typed = params.code === undefined ? pathOfTypedCode(url) : undefined
  if (typed !== undefined) throw redirect(typed)
  const groups =
    params.code === undefined
      ? (['paramMissing'] as const)
      : (['receiver', 'tracking.when', 'points', 'map'] as const)
  return loadPageMessages(context, url.pathname, groups)
}

export default function ReceiverUpdate() {
  const { code } = useParams()
  return code === undefined ? <CodeForm /> : <ReceiverScreen key={code} link={code} />
}
