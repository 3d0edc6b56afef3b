import './blog.css'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { type PostState, postStates } from '#modules/content/domain/posts.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { DeskPostItem } from '#modules/content/posts/posts.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { FilterSelect } from '../parts/filter-select.tsx'
import { KeyHint } from '../parts/keys/key-hint.tsx'
import { useShortcuts } from '../parts/keys/shortcuts.ts'
import { ListFoot, LoadedList, LoadingRows, NothingFound } from '../parts/list-states.tsx'
import { postPath, stateNames } from './post-names.tsx'
import { PostsTable, walkRows } from './posts-table.tsx'

/** The page is kept for everybody; its address is known to the browser only. */
export function PostsPage() {
  return useHydrated() ? <PostsScreen /> : <LoadingRows />
}

function PostsScreen() {
  const t = useTranslations('deskBlog.keys')
  const [params] = useSearchParams()
  const state = postStates.find((one) => one === params.get('state'))
  const list = usePages(postCalls.listDeskPosts, { query: { state } })
  const { create, busy } = useCreating()
  useShortcuts({ next: () => walkRows(1), previous: () => walkRows(-1), create })
  if (list.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <Head state={state} busy={busy} onCreate={create} />
        <ListBody list={list} state={state} onCreate={create} />
        <footer className="desk-foot">
          <ul className="desk-foot__keys">
            <KeyHint keys={['J', 'K']}>{t('walk')}</KeyHint>
            <KeyHint keys={['N']}>{t('create')}</KeyHint>
          </ul>
          <ListFoot list={list} />
        </footer>
      </Panel>
    </div>
  )
}

/** A post begins empty, and is there from then on: whatever is typed has a place. */
function useCreating() {
  const task = useTask(postCalls.createPost)
  const navigate = useNavigate()
  const locale = useLocale()
  const toast = useToast()
  const failureText = useFailureText()
  const begin = async () => {
    const answer = await task.run({ body: { words: {} } })
    if (answer.ok) await navigate(localizedPath(locale, postPath(answer.value.id)))
    else if (answer.error.code !== 'aborted') toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return { create: () => void begin(), busy: task.state === 'busy' }
}

type HeadProps = { state: PostState | undefined; busy: boolean; onCreate: () => void }

function Head({ state, busy, onCreate }: HeadProps) {
  const t = useTranslations()
  const [, setParams] = useSearchParams()
  return (
    <search className="desk-panel__head">
      <FilterSelect
        label={t('deskBlog.columns.state')}
        all={t('deskBlog.anyState')}
        value={state}
        onChange={(chosen) => setParams(chosen ? { state: chosen } : {}, { replace: true })}
      >
        {postStates.map((one) => (
          <option key={one} value={one}>
            {t(stateNames[one])}
          </option>
        ))}
      </FilterSelect>
      <Button small busy={busy} onClick={onCreate}>
        {!busy && <Icon name="plus" size="small" />}
        {t('deskBlog.create')}
      </Button>
    </search>
  )
}

type ListBodyProps = { list: Pages<DeskPostItem>; state: PostState | undefined; onCreate: () => void }

function ListBody({ list, state, onCreate }: ListBodyProps) {
  const t = useTranslations('deskBlog')
  const [, setParams] = useSearchParams()
  const empty =
    state === undefined ? (
      <EmptyState title={t('none.title')} action={<Button onClick={onCreate}>{t('create')}</Button>}>
        {t('none.text')}
      </EmptyState>
    ) : (
      <NothingFound
        title={t('nothing.title')}
        text={t('nothing.text')}
        clear={t('nothing.clear')}
        onClear={() => setParams({}, { replace: true })}
      />
    )
  return (
    <LoadedList list={list} empty={empty}>
      <PostsTable posts={list.items} />
    </LoadedList>
  )
}
