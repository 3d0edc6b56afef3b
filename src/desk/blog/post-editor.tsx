import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { longestPost, missingIn, type PostGap, type PostWords } from '#modules/content/domain/posts.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { TextsField } from '../parts/texts/texts-field.tsx'
import { TextsForm } from '../parts/texts/texts-form.tsx'
import { BodyField } from './body-field.tsx'
import { ClashDialog } from './clash-dialog.tsx'
import { CoverAndTopic } from './cover-and-topic.tsx'
import { usePostDraft } from './draft/use-post-draft.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { type Asked, PostFoot } from './post-foot.tsx'
import { PostHead } from './post-head.tsx'
import { PostNews } from './post-news.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useSaveKey } from './use-save-key.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type PostEditorProps = {
  post: DeskPost
  /** Whose words these are, when they wait in the browser. */
  by: string
  onChanged: (post: DeskPost) => void
}

/** A post in its languages, with what readers will see of it below each. */
export function PostEditor({ post, by, onChanged }: PostEditorProps) {
  const t = useTranslations('deskBlog')
  const draft = usePostDraft(post, by, onChanged)
  const { words, state, change } = draft
  const [asked, setAsked] = useState<Asked>()
  const [restored, setRestored] = useState(0)
  const missing = missingIn(words)
  const set = (part: Partial<PostWords>) => change({ ...words, ...part })
  const close = () => setAsked(undefined)
  const changed = (newest: DeskPost) => {
    close()
    onChanged(newest)
  }
  useSaveKey(draft.save)
  return (
    <>
      <PostHead post={post} title={words.title} state={state} />
      <div className="post-editor">
        <PostNews post={post} state={state} missing={missing} onChoose={() => setAsked('clash')} />
        <TextsForm key={restored} unwritten={unwrittenOf(missing)}>
          <CoverAndTopic words={words} onChange={set} />
          <TextsField
            label={t('fields.title')}
            hint={t('fields.titleHint')}
            max={longestPost.title}
            value={words.title}
            onChange={(title) => set({ title })}
          />
          <TextsField
            label={t('fields.description')}
            hint={t('fields.descriptionHint')}
            max={longestPost.description}
            rows={3}
            value={words.description}
            onChange={(description) => set({ description })}
          />
          <BodyField value={words.body} onChange={(body) => set({ body })} />
          <TextsField
            label={t('fields.author')}
            hint={t('fields.authorHint')}
            max={longestPost.author}
            value={words.author}
            onChange={(author) => set({ author })}
          />
        </TextsForm>
      </div>
      <PostFoot post={post} onAsk={setAsked} />
      {asked === 'publish' && (
        <PublishDialog post={post} missing={missing} draft={draft} onClose={close} onDone={changed} />
      )}
      {(asked === 'withdraw' || asked === 'unschedule') && (
        <WithdrawDialog post={post} what={asked} onClose={close} onDone={changed} />
      )}
      {asked === 'history' && (
        <HistoryDialog
          post={post}
          onClose={close}
          onTake={(old) => {
            change(old)
            // The fields of another version begin anew, and with them what their undo remembers.
            setRestored((before) => before + 1)
            close()
          }}
        />
      )}
      {asked === 'clash' && state.is === 'clash' && (
        <ClashDialog clash={state} onClose={close} onChoose={draft.settle} />
      )}
    </>
  )
}

const unwrittenOf = (missing: readonly PostGap[]): ReadonlySet<keyof Texts> =>
  new Set(
    (['uz', 'ru', 'en'] as const).filter((language) => missing.some((gap) => gap.endsWith(`.${language}`))),
  )
