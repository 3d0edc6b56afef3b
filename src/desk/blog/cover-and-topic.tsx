import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isPostTopic, postTopics } from '#modules/content/domain/post-topics.ts'
import type { PostWords } from '#modules/content/domain/posts.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { PictureOf } from './picture-of.tsx'

type CoverAndTopicProps = {
  words: PostWords
  onChange: (part: Pick<Partial<PostWords>, 'picture' | 'topic'>) => void
}

/** What is the same in every language: one of our drawings, and what the post is about. */
export function CoverAndTopic({ words: { picture, topic }, onChange }: CoverAndTopicProps) {
  const t = useTranslations()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="post-cover">
      <div className="post-cover__frame" data-empty={picture === null || undefined}>
        {picture === null ? (
          <span className="muted">{t('deskBlog.pictures.none')}</span>
        ) : (
          <PictureOf name={picture} says={t(`blog.pictures.${picture}`)} />
        )}
      </div>
      <div className="post-cover__fields">
        <span className="post-cover__label">{t('deskBlog.fields.picture')}</span>
        <Button look="second" small onClick={() => setChoosing(true)}>
          {t(picture === null ? 'deskBlog.pictures.choose' : 'deskBlog.pictures.change')}
        </Button>
      </div>
      <div className="post-cover__fields">
        <Select
          label={t('deskBlog.fields.topic')}
          value={topic ?? ''}
          onChange={({ target: { value } }) => onChange({ topic: isPostTopic(value) ? value : null })}
        >
          <option value="">{t('deskBlog.noTopic')}</option>
          {postTopics.map((one) => (
            <option key={one} value={one}>
              {t(`posts.topics.${one}`)}
            </option>
          ))}
        </Select>
      </div>
      {isChoosing && (
        <PictureDialog
          chosen={picture}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false)
            onChange({ picture: chosen })
          }}
        />
      )}
    </div>
  )
}
