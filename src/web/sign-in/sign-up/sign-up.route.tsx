import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadSignUp } from '../../server/sign-up.server.ts'
import { SignUpPage } from './sign-up-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadSignUp(context, url.pathname)
}

export default function SignUp() {
  const { promised } = useLoaderData<typeof loader>()
  return <SignUpPage promised={promised} />
}
