import { type Api, type ApiError, useApi } from '#client/api.ts'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import type { Result } from '#kernel/result.ts'
import { useToast } from '#ui/float/toast.tsx'

type Ask = (api: Api) => Promise<Result<Blob, ApiError>>

/** Fetched with the token and offered from the browser's own memory. */
export function useSave(): (ask: Ask, name: string) => Promise<void> {
  const api = useApi()
  const toast = useToast()
  const failureText = useFailureText()
  return async (ask, name) => {
    const file = await ask(api)
    if (file.ok) saveFile(file.value, name)
    else toast({ text: failureText(file.error), tone: 'danger' })
  }
}
