import './blog.css'
import { useParams } from 'react-router'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useStaff } from '../signed-in.ts'
import { PostEditor } from './post-editor.tsx'

/** The page is kept for everybody; its address is known to the browser only. */
export function PostPage() {
  const { id = '' } = useParams()
  return useHydrated() ? <PostScreen key={id} id={id} /> : <LoadingRows />
}

function PostScreen({ id }: { id: string }) {
  const staff = useStaff()
  const answer = useAnswer(postCalls.readDeskPost, { params: { id } })
  if (answer.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <Loaded of={answer} skeleton={<LoadingRows />}>
          {(post) => <PostEditor post={post} by={staff?.id ?? ''} onChanged={answer.set} />}
        </Loaded>
      </Panel>
    </div>
  )
}
