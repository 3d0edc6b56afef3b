import { useTranslations } from 'use-intl'
import type { PostWords } from '#modules/content/domain/posts.ts'
import { textLanguages } from '../parts/texts/edited-texts.ts'

export const partNames = {
  title: 'deskBlog.fields.title',
  description: 'deskBlog.fields.description',
  body: 'deskBlog.fields.body',
  author: 'deskBlog.fields.author',
  picture: 'deskBlog.fields.picture',
  topic: 'deskBlog.fields.topic',
} as const satisfies Record<keyof PostWords, string>

export const postParts = Object.keys(partNames) as (keyof PostWords)[]

/** `body.ru` in words. */
export function usePlaceName(): (place: string) => string {
  const t = useTranslations()
  return (place) => {
    const [part, language] = place.split('.')
    const name = t(partNames[part as keyof PostWords])
    const known = textLanguages.find((one) => one === language)
    return known === undefined
      ? name
      : t('deskBlog.gaps.in', { part: name, languages: t(`shell.languages.${known}`) })
  }
}
