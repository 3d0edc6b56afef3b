import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPost } from './blog.server.ts'
import { PostPage } from './post-page.tsx'
import type { ShownArticle } from './shown.ts'

export function loader({ url, context, params }: LoaderFunctionArgs) {
  return loadPost(context, url, params.id)
}

export default function PostRoute() {
  const { article } = useLoaderData<typeof loader>()
  const shown = useMemo(() => JSON.parse(article) as ShownArticle, [article])
  return <PostPage article={shown} />
}
