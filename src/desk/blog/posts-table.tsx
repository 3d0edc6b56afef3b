import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { DeskPostItem } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { type Column, Table } from '#ui/show/table.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { PostStateBadge, postPath, useTitle } from './post-names.tsx'

/** What was last written first. */
export function PostsTable({ posts }: { posts: readonly DeskPostItem[] }) {
  const t = useTranslations('deskBlog')
  const format = formatter(useLocale())
  const titleOf = useTitle()
  const moment = (iso: string) => (
    <time className="unbroken" dateTime={iso}>
      {format.dateTime(Date.parse(iso))}
    </time>
  )
  const columns: Column<DeskPostItem>[] = [
    {
      id: 'title',
      head: t('columns.title'),
      names: true,
      cell: ({ id, title }) => (
        <LocalLink className="post-link" to={postPath(id)}>
          {titleOf(title)}
        </LocalLink>
      ),
    },
    { id: 'state', head: t('columns.state'), cell: (post) => <PostStateBadge post={post} /> },
    {
      id: 'publish',
      head: t('columns.publishAt'),
      cell: ({ publish_at: at, state }) =>
        at === null ? (
          <span className="muted">{t(state === 'published' ? 'alreadyOut' : 'notPlanned')}</span>
        ) : (
          moment(at)
        ),
    },
    { id: 'updated', head: t('columns.updatedAt'), cell: ({ updated_at: at }) => moment(at) },
    {
      id: 'by',
      head: t('columns.updatedBy'),
      cell: ({ updated_by: by }) => by ?? <span className="muted">{t('nobody')}</span>,
    },
  ]
  return (
    <div className="desk-panel__rows post-rows">
      <Table
        caption={t('caption')}
        captionSpoken
        dense
        columns={columns}
        rows={posts}
        rowKey={({ id }) => id}
      />
    </div>
  )
}

/** From one post to the next; Enter opens it. */
export function walkRows(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.post-link')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  links[at < 0 ? 0 : at + step]?.focus()
}
