import type { LoaderFunctionArgs } from 'react-router'
import { PostPage } from '../../../desk/blog/post-page.tsx'
import { textsStay } from '../../../desk/texts-stay.ts'
import { loadPageMessages } from '../../server/frame.server.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadPageMessages(context, url.pathname, ['desk', 'deskBlog', 'posts.topics', 'blog.pictures'])
}

export const shouldRevalidate = textsStay

export default function DeskPost() {
  return <PostPage />
}
