import type { LoaderFunctionArgs } from 'react-router'
import { loadPageMessages } from '../../server/frame.server.ts'
import { ProfilePage } from './profile-page.tsx'

/** Rendered for nobody in particular: who it is about is asked for in the browser. */
export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'profile',
    'addressBook',
    'devices',
    'map',
    'pin',
    'personalLink.mine',
    'telegram.profile',
    'push',
  ])
}

export default function Profile() {
  return <ProfilePage />
}
