import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import type { DroppedFile } from '#ui/pickers/file-drop.tsx'

/** What the server takes as well (src/platform/files/purposes.ts); told before anything travels. */
export const receiptTypes = ['image/jpeg', 'image/png', 'image/webp']
const largestBytes = 10 * 1024 * 1024

export type Receipt = {
  /** Fit to be sent. */
  file: File | undefined
  shown: DroppedFile | undefined
  choose: (file: File | undefined) => void
}

/** The picture that was chosen, with its preview or what is wrong with it. */
export function useReceipt(): Receipt {
  const t = useTranslations()
  const { fileSize } = formatter(useLocale())
  const [file, setFile] = useState<File>()
  const [preview, setPreview] = useState<string>()
  const error = file && faultOf(file)

  useEffect(() => {
    if (!file || faultOf(file)) return setPreview(undefined)
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  return {
    file: error ? undefined : file,
    shown: file && {
      id: 'receipt',
      name: file.name,
      size: fileSize(file.size),
      preview,
      error: error && t(error),
    },
    choose: setFile,
  }
}

function faultOf({ type, size }: File) {
  if (!receiptTypes.includes(type)) return 'balance.topUp.notImage' as const
  return size > largestBytes ? ('balance.topUp.tooLarge' as const) : undefined
}
