import type { ReactNode, RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Pages } from '#client/use-pages.ts'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { KeyHints } from '../parts/keys/key-hints.tsx'
import type { Shortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, NothingFound } from '../parts/list-states.tsx'
import { type ChangeView, isNarrowed, type PostsView } from './posts-query.ts'

type ListFrameProps = {
  list: Omit<Pages<unknown>, 'put'>
  view: PostsView
  onChange: ChangeView
  box: RefObject<HTMLDivElement | null>
  keys: Shortcuts
  children: ReactNode
}

/** What stands around the rows, from either side. */
export function ListFrame({ list, view, onChange, box, keys, children }: ListFrameProps) {
  const t = useTranslations('deskAgentPosts')
  const isSought = view.q !== ''
  const empty = (
    <NothingFound
      title={t('none.title')}
      text={t(isSought ? 'none.text' : 'none.fine')}
      clear={t('none.clear')}
      onClear={isNarrowed(view) ? () => onChange({ q: '', region: undefined, which: undefined }) : undefined}
    />
  )
  return (
    <>
      <LoadedList list={list} empty={empty}>
        <div className="desk-panel__rows" ref={box} aria-busy={list.busy}>
          {children}
        </div>
      </LoadedList>
      <footer className="desk-foot">
        <KeyHints of={keys} />
        {(view.point ?? view.agent) && (
          <ul className="desk-foot__keys">
            <KeyHint keys={['N']}>{t('keys.post')}</KeyHint>
            <KeyHint keys={['X']}>{t('keys.takeAway')}</KeyHint>
          </ul>
        )}
        <ListFoot list={list} />
      </footer>
    </>
  )
}
