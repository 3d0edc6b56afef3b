import './dev-locker.css'
import type { LoaderFunctionArgs } from 'react-router'
import { loadDevLocker } from './dev-locker.server.ts'
import { LockerScreen } from './locker-screen.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadDevLocker(context, url.pathname)
}

/** For trying the product: a wall of doors that anybody can play. */
export default function DevLocker() {
  return <LockerScreen />
}
