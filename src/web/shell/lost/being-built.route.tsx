import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { BeingBuilt } from './being-built.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['beingBuilt'])
}

export default function BeingBuiltRoute() {
  return <BeingBuilt />
}
