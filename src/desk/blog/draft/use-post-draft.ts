import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import type { PostWords } from '#modules/content/domain/posts.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { useToast } from '#ui/float/toast.tsx'
import { type Draft, type DraftLook, openDraft } from './draft.ts'
import { dropKept, keepWords, readKept } from './kept-words.ts'
import { isSameWords } from './merge-words.ts'

/** After so long a pause in typing. */
const restMs = 1_500
/** Without a line, and without being told that it is back. */
const againMs = 10_000

export type PostDraft = DraftLook<PostWords, DeskPost> & Draft<PostWords, DeskPost>

/** The words of a post, on their way to the server after each pause, and once more when the line is back. */
export function usePostDraft(post: DeskPost, by: string, onSaved: (post: DeskPost) => void): PostDraft {
  const api = useApi()
  const t = useTranslations('deskBlog.saving')
  const toast = useToast()
  const saved = useEffectEvent(onSaved)
  const merged = useEffectEvent(() => toast({ text: t('merged'), tone: 'info' }))
  const [draft] = useState(() => {
    const { id } = post
    const params = { id }
    return openDraft<PostWords, DeskPost>(beginOf(post, by), {
      write: (version, words) => api.call(postCalls.writePost, { params, body: { version, words } }),
      read: () => api.call(postCalls.readDeskPost, { params }),
      keep: ({ version, words: base }, words) => keepWords(id, { by, version, base, words }),
      drop: () => dropKept(id),
      onSaved: (newest) => saved(newest),
      onMerged: () => merged(),
    })
  })
  const look = useSyncExternalStore(draft.subscribe, draft.look, draft.look)
  useEffect(() => draft.follow(post), [draft, post])
  useSending(draft, look)
  return { ...look, ...draft }
}

function useSending(
  draft: PostDraft | Draft<PostWords, DeskPost>,
  look: DraftLook<PostWords, DeskPost>,
): void {
  const { state } = look
  // Each letter makes a new look, and with it the pause begins anew.
  useEffect(() => {
    if (look.state.is !== 'waiting') return
    const timer = setTimeout(() => void draft.save(), restMs)
    return () => clearTimeout(timer)
  }, [draft, look])
  useEffect(() => {
    if (state.is !== 'offline') return
    const again = () => void draft.save()
    const timer = setTimeout(again, againMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [draft, state])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (draft.isOnlyHere()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('beforeunload', ask)
      // Whoever goes to another page of the desk does not wait for the pause.
      void draft.save()
    }
  }, [draft])
}

/** What was typed before a reload goes on where it was. */
function beginOf(post: DeskPost, by: string) {
  const kept = readKept<PostWords>(post.id, by)
  if (kept && !isSameWords(kept.words, post.words)) {
    const isNewest = kept.version === post.version
    return { base: isNewest ? post : { version: kept.version, words: kept.base }, words: kept.words }
  }
  dropKept(post.id)
  return { base: post, words: post.words }
}
