import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { SignUpPage } from './sign-up-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['signIn', 'signUp'])
}

export default function SignUp() {
  return <SignUpPage />
}
