import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import type { PostEvent, PostWords } from '#modules/content/domain/posts.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { DeskPost, PostVersion } from '#modules/content/posts/posts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Preview } from './preview.tsx'

type HistoryDialogProps = { post: DeskPost; onClose: () => void; onTake: (words: PostWords) => void }

/** What became of the post, who did it and when; each version can be looked at and taken back. */
export function HistoryDialog({ post, onClose, onTake }: HistoryDialogProps) {
  const t = useTranslations()
  const [looked, setLooked] = useState<number>()
  const version = useAnswer(
    postCalls.readPostVersion,
    looked === undefined ? undefined : { params: { id: post.id, version: looked } },
  )
  const isNewest = looked === post.version
  const actions = looked !== undefined && (
    <>
      <Button look="second" onClick={() => setLooked(undefined)}>
        {t('deskBlog.history.back')}
      </Button>
      {!isNewest && version.data && (
        <Button onClick={() => version.data && onTake(version.data.words)}>
          {t('deskBlog.history.take')}
        </Button>
      )}
    </>
  )
  return (
    <Dialog
      open
      place="side"
      title={
        looked === undefined
          ? t('deskBlog.history.title')
          : t('deskBlog.history.version', { version: String(looked) })
      }
      closeLabel={t('common.close')}
      actions={actions}
      onClose={onClose}
    >
      {looked === undefined ? (
        <Events post={post} onLook={setLooked} />
      ) : (
        <Loaded of={version} look="part">
          {(old) => <OldVersion old={old} />}
        </Loaded>
      )}
    </Dialog>
  )
}

const eventNames = {
  written: 'deskBlog.history.written',
  scheduled: 'deskBlog.history.scheduled',
  published: 'deskBlog.history.published',
  withdrawn: 'deskBlog.history.withdrawn',
  unscheduled: 'deskBlog.history.unscheduled',
} as const satisfies Record<PostEvent, string>

function Events({ post, onLook }: { post: DeskPost; onLook: (version: number) => void }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const short = (iso: string) => format.dateTime(Date.parse(iso))
  return (
    <ol className="post-history">
      {post.history.map(({ version, at, by, what, publish_at: planned }) => (
        <li key={`${version} ${what} ${at}`} className="post-history__one" data-what={what}>
          <span className="post-history__what">
            {t(eventNames[what], { at: planned === null ? '' : short(planned) })}
          </span>
          <span className="muted">
            <time dateTime={at}>{short(at)}</time> · {by ?? t('deskBlog.nobody')}
          </span>
          <Button
            look="quiet"
            small
            className="post-history__look"
            aria-label={t('deskBlog.history.lookAt', { version: String(version) })}
            onClick={() => onLook(version)}
          >
            {t('deskBlog.history.version', { version: String(version) })}
          </Button>
        </li>
      ))}
    </ol>
  )
}

const languages = ['uz', 'ru', 'en'] as const satisfies readonly (keyof Texts)[]

function OldVersion({ old: { words, at, by } }: { old: PostVersion }) {
  const t = useTranslations()
  const format = formatter(useLocale())
  const [language, setLanguage] = useState<(typeof languages)[number]>('uz')
  return (
    <div className="post-old">
      <p className="muted">
        {format.dateTime(Date.parse(at))} · {by ?? t('deskBlog.nobody')}
      </p>
      <Segmented
        label={t('desk.texts.language')}
        labelSpoken
        options={languages.map((value) => ({ value, label: t(`shell.languages.${value}`) }))}
        value={language}
        onChange={setLanguage}
      />
      <h3 className="post-old__title" lang={language}>
        {words.title[language] || t('deskBlog.untitled')}
      </h3>
      <p lang={language}>{words.description[language]}</p>
      <Preview body={words.body[language]} language={language} />
    </div>
  )
}
