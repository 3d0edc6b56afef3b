import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadFriends } from '../../server/friends.server.ts'
import { FriendsPage } from './friends-page.tsx'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadFriends(context, url.pathname)
}

export default function Friends() {
  const { isRunning } = useLoaderData<typeof loader>()
  return <FriendsPage isRunning={isRunning} />
}
