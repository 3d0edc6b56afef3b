import { useTranslations } from 'use-intl'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '#web/api-client.ts'
import { saveFile } from '#web/shell/save-file.ts'

/** A long document is drawn for a while. */
const patienceMs = 60_000

/** Fetched with the token and offered from the browser's own memory. */
export function useSave(): (path: string, name: string) => Promise<void> {
  const t = useTranslations('cod.desk')
  const api = useApi()
  const toast = useToast()
  return async (path, name) => {
    const answer = await api.download(path, { timeoutMs: patienceMs })
    if (!answer.ok) {
      toast({ text: answer.error.message ?? t('failed'), tone: 'danger' })
      return
    }
    saveFile(answer.value, name)
  }
}
