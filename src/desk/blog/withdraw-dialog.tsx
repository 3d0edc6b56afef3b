import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useTask } from '#client/use-task.ts'
import { postCalls } from '#modules/content/posts/posts.calls.ts'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'

type WithdrawDialogProps = {
  post: DeskPost
  what: 'withdraw' | 'unschedule'
  onClose: () => void
  onDone: (post: DeskPost) => void
}

const texts = {
  withdraw: {
    title: 'deskBlog.withdraw.title',
    text: 'deskBlog.withdraw.text',
    yes: 'deskBlog.withdraw.yes',
    no: 'deskBlog.withdraw.no',
    done: 'deskBlog.withdraw.done',
  },
  unschedule: {
    title: 'deskBlog.unschedule.title',
    text: 'deskBlog.unschedule.text',
    yes: 'deskBlog.unschedule.yes',
    no: 'deskBlog.unschedule.no',
    done: 'deskBlog.unschedule.done',
  },
} as const

/** Off the site, or out of the plan; the words stay here either way. */
export function WithdrawDialog({ post, what, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslations()
  const withdraw = useTask(postCalls.withdrawPost)
  const unschedule = useTask(postCalls.unschedulePost)
  const task = what === 'withdraw' ? withdraw : unschedule
  const words = texts[what]
  const toast = useToast()
  const failureText = useFailureText()
  const act = async () => {
    const answer = await task.run({ params: { id: post.id } })
    if (!answer.ok) return toast({ text: failureText(answer.error), tone: 'danger' })
    toast({ text: t(words.done), tone: 'ok' })
    onDone(answer.value)
  }
  return (
    <Confirm
      open
      danger={what === 'withdraw'}
      busy={task.state === 'busy'}
      title={t(words.title)}
      yes={t(words.yes)}
      no={t(words.no)}
      onYes={() => void act()}
      onNo={onClose}
    >
      {t(words.text)}
    </Confirm>
  )
}
