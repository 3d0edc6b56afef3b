import type { LoaderFunctionArgs } from 'react-router'
import { PostsPage } from '../../../desk/agent-posts/posts-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, [
    'desk',
    'deskAgentPosts',
    'deskPoints.states',
    'deskPoints.kinds',
    'deskOrders.search',
  ])
}

export const shouldRevalidate = textsStay

export default function DeskAgentPosts() {
  return <PostsPage />
}
