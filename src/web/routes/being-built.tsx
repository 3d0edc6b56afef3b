import type { LoaderFunctionArgs } from 'react-router'
import { pageIdAt } from '../page-at.ts'
import { loadPageMessages } from '../server/frame.server.ts'
import { BeingBuilt } from '../shell/being-built.tsx'

export function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  return loadPageMessages(context, pathname, pageIdAt(pathname), ['beingBuilt'])
}

export default function BeingBuiltRoute() {
  return <BeingBuilt />
}
