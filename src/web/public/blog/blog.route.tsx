import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadBlog } from './blog.server.ts'
import { BlogPage } from './blog-page.tsx'
import type { ShownList } from './shown.ts'

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadBlog(context, url)
}

export default function BlogRoute() {
  const { list } = useLoaderData<typeof loader>()
  const shown = useMemo(() => JSON.parse(list) as ShownList, [list])
  return <BlogPage list={shown} />
}
