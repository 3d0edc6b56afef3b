import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { CodeForm } from '../../shell/ask-code/code-form.tsx'
import { pathOfTypedCode } from '../../shell/ask-code/typed-code.ts'

/** `/t` asks for the code. With one the page is src/web/track-light, which the browser has to load as a document. */
export function loader({ url, params, context }: LoaderFunctionArgs) {
  const path = params.code === undefined ? pathOfTypedCode(url) : url.pathname + url.search
  if (path !== undefined) throw redirectDocument(path)
  return loadPageMessages(context, url.pathname, ['paramMissing.trackLight'])
}

export default CodeForm
