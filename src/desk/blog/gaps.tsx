import { useTranslations } from 'use-intl'
import type { PostGap } from '#modules/content/domain/posts.ts'
import { Notice } from '#ui/show/notice.tsx'
import { partNames, postParts } from './place-names.ts'

const languages = ['uz', 'ru', 'en'] as const

/** What is still to be written before people may read it. */
export function Gaps({ missing }: { missing: readonly PostGap[] }) {
  const t = useTranslations()
  const lines = postParts.flatMap((part) => {
    const name = t(partNames[part])
    if (missing.some((gap) => gap === part)) return [name]
    const unwritten = languages.filter((language) => missing.some((gap) => gap === `${part}.${language}`))
    if (unwritten.length === 0) return []
    const written = unwritten.map((language) => t(`shell.languages.${language}`)).join(', ')
    return [t('deskBlog.gaps.in', { part: name, languages: written })]
  })
  return (
    <Notice tone="info" icon="list" title={t('deskBlog.gaps.title')}>
      <ul className="post-gaps">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  )
}
