import { type LoaderFunctionArgs, redirect, useParams } from 'react-router'
import { loadPageMessages } from '../server/frame.server.ts'
import { CodeForm } from '../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../shell/ask-code/typed-code.ts'
import { BeingBuilt } from '../shell/being-built.tsx'

export function loader({ url, params, context }: LoaderFunctionArgs) {
  const typed = params.code === undefined ? pathOfTypedCode(url) : undefined
  if (typed !== undefined) throw redirect(typed)
  return loadPageMessages(context, url.pathname, ['beingBuilt', 'paramMissing'])
}

export default function AskCode() {
  const { code } = useParams()
  return code === undefined ? <CodeForm /> : <BeingBuilt />
}
