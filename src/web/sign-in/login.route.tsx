import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../server/frame.server.ts'
import { LoginPage } from './login-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['signIn'])
}

export default function Login() {
  return <LoginPage />
}
