import type { ReactNode } from 'react'
import type { Api, ApiError } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { useWork } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { showPaper, waitingWindow } from './show-paper.ts'

type PaperButtonProps = {
  /** Of the file, where the browser opens no window. */
  name: string
  load: (api: Api) => Promise<Result<Blob, ApiError>>
  look?: 'quiet' | 'second'
  small?: boolean
  block?: boolean
  children: ReactNode
}

/** Fetched with the session of the page, and shown where the browser prints it. */
export function PaperButton({ name, load, look = 'second', children, ...size }: PaperButtonProps) {
  const work = useWork()
  const toast = useToast()
  const failureText = useFailureText()
  const show = async () => {
    // Opened by the press itself: a browser opens no window for an answer that comes later.
    const opened = waitingWindow()
    const paper = await work.run(load)
    if (paper.ok) return showPaper(paper.value, name, opened)
    opened?.close()
    toast({ tone: 'danger', text: failureText(paper.error) })
  }
  return (
    <Button look={look} {...size} busy={work.state === 'busy'} onClick={() => void show()}>
      {children}
    </Button>
  )
}
