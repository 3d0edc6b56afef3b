import type { Api, ApiError } from '#client/api.ts'
import { useWork } from '#client/use-task.ts'
import type { Result } from '#kernel/result.ts'
import { showPaper, waitingWindow } from './show-paper.ts'

/** Fetched with the session of the page, and shown where the browser prints it. */
export function usePrintPaper() {
  const { run: work, ...look } = useWork()
  const run = async (name: string, load: (api: Api) => Promise<Result<Blob, ApiError>>): Promise<boolean> => {
    // Opened by the press itself: a browser opens no window for an answer that comes later.
    const opened = waitingWindow()
    const answer = await work(load)
    if (answer.ok) showPaper(answer.value, name, opened)
    else opened?.close()
    return answer.ok
  }
  return { ...look, run }
}
