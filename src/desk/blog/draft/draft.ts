import type { ApiError } from '#client/api.ts'
import { isUnanswered } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { type Clash, isSameWords, mergeWords, type WordTree, withChoices } from './merge-words.ts'

/** What the server knows of a thing, of which only its words are written here. */
export type Known<W extends WordTree> = Readonly<{ version: number; words: W }>

export type DraftState<P> =
  | { readonly is: 'saved' | 'waiting' | 'saving' }
  /** Not sent, and kept here until it can be. */
  | { readonly is: 'offline' | 'refused'; readonly error: ApiError }
  | { readonly is: 'clash'; readonly clashes: readonly Clash[]; readonly theirs: P }

export type DraftLook<W extends WordTree, P> = Readonly<{ words: W; state: DraftState<P> }>

/** The world around a draft. */
export type Door<W extends WordTree, P extends Known<W>> = {
  write: (version: number, words: W) => Promise<Result<P, ApiError>>
  read: () => Promise<Result<P, ApiError>>
  /** False when the browser keeps nothing. */
  keep: (base: Known<W>, words: W) => boolean
  drop: () => void
  onSaved: (post: P) => void
  /** A colleague's words came in, and none of them met mine. */
  onMerged: () => void
}

export type Draft<W extends WordTree, P extends Known<W>> = {
  look: () => DraftLook<W, P>
  subscribe: (onChange: () => void) => () => void
  change: (words: W) => void
  /** True when everything typed has reached the server. */
  save: () => Promise<boolean>
  /** In these places a colleague's words are taken, elsewhere mine. */
  settle: (theirs: ReadonlySet<string>) => void
  /** What the server says by itself: shown, unless something of mine waits. */
  follow: (post: P) => void
  /** The newest one that is known here: what was saved last, or read after that. */
  version: () => number
  /** Nothing but this page knows what was typed. */
  isOnlyHere: () => boolean
}

/**
 * Words as they are typed: kept with each letter, sent when asked for, and put together with what a colleague wrote
 * meanwhile. Whatever the line does, what was typed is here or there.
 */
export function openDraft<W extends WordTree, P extends Known<W>>(
  begun: { base: Known<W>; words: W },
  door: Door<W, P>,
): Draft<W, P> {
  let { base, words } = begun
  let look: DraftLook<W, P> = { words, state: { is: isSameWords(words, base.words) ? 'saved' : 'waiting' } }
  let underWay: Promise<boolean> | undefined
  let isKept = true
  const { tell, subscribe } = listening()

  const isUnsaved = () => !isSameWords(words, base.words)
  const show = (state: DraftState<P>): false => {
    look = { words, state }
    tell()
    return false
  }
  const keep = () => {
    if (isUnsaved()) isKept = door.keep(base, words)
    else door.drop()
  }
  const rest = () => show({ is: isUnsaved() ? 'waiting' : 'saved' })
  const standOn = (known: Known<W>, next: W) => {
    base = { version: known.version, words: known.words }
    words = next
    keep()
  }

  /** Over what is the newest there. */
  async function send(): Promise<boolean> {
    while (isUnsaved()) {
      show({ is: 'saving' })
      const sent = words
      const answer = await door.write(base.version, sent)
      if (answer.ok) {
        standOn({ version: answer.value.version, words: sent }, words)
        door.onSaved(answer.value)
      } else if (answer.error.code !== 'post_changed') return failed(answer.error)
      else if (!(await catchUp(sent))) return false
    }
    show({ is: 'saved' })
    return true
  }

  const failed = (error: ApiError) => show({ is: isUnanswered(error) ? 'offline' : 'refused', error })

  function clash(theirs: P): false {
    const { clashes } = mergeWords(base.words, words, theirs.words)
    return clashes.length > 0 ? show({ is: 'clash', clashes, theirs }) : rest()
  }

  async function catchUp(sent: W): Promise<boolean> {
    const newest = await door.read()
    if (!newest.ok) return failed(newest.error)
    const theirs = newest.value
    // They are mine: only the answer was lost on its way.
    const isMine = isSameWords(sent, theirs.words)
    const merged = mergeWords(isMine ? theirs.words : base.words, words, theirs.words)
    if (merged.clashes.length > 0) return clash(theirs)
    standOn(theirs, merged.words)
    door.onSaved(theirs)
    if (!isMine) door.onMerged()
    return true
  }

  return {
    look: () => look,
    subscribe,
    change(next) {
      words = next
      keep()
      if (look.state.is === 'saving') show(look.state)
      else if (look.state.is === 'clash') clash(look.state.theirs)
      else rest()
    },
    save() {
      underWay ??= send().finally(() => {
        underWay = undefined
      })
      return underWay
    },
    settle(chosen) {
      if (look.state.is !== 'clash') return
      const { theirs, clashes } = look.state
      const merged = mergeWords(base.words, words, theirs.words)
      standOn(theirs, withChoices(merged.words, clashes, chosen))
      door.onSaved(theirs)
      rest()
    },
    follow(post) {
      if (post.version <= base.version || underWay || isUnsaved()) return
      standOn(post, post.words)
      rest()
    },
    version: () => base.version,
    isOnlyHere: () => isUnsaved() && !isKept,
  }
}

function listening() {
  const listeners = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
