import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { forgetEverything } from '#client/session.ts'
import { askForCode } from '#client/sign-in/ask-for-code.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask, useWork } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useToast } from '#ui/float/toast.tsx'

export type AccountDeletion = ReturnType<typeof useDeletion>

/** The way out: a code to the own phone, the code back, and nothing is left in this browser. */
export function useDeletion({ phone }: User) {
  const navigate = useNavigate()
  const locale = useLocale()
  const toast = useToast()
  const t = useTranslations('profile.leaving')
  const sending = useWork()
  const deleting = useTask(profileCalls.deleteAccount)
  const [code, setCode] = useState('')
  /** When another code may be asked for; zero while none was sent. */
  const [resendAt, setResendAt] = useState(0)

  const send = async () => {
    const answer = await sending.run((api) => askForCode(api, phone))
    if (!answer.ok) return
    setResendAt(Date.now() + answer.value.resend_in * 1000)
    setCode('')
    deleting.reset()
  }
  const confirm = async () => {
    const answer = await deleting.run({ body: { code } })
    if (!answer.ok) {
      // A full field takes no further digits.
      if (answer.error.code === 'wrong_code') setCode('')
      return
    }
    forgetEverything()
    toast({ text: t('deleted') })
    await navigate(localizedPath(locale, '/'))
  }
  const type = (typed: string) => {
    setCode(typed)
    deleting.reset()
  }
  return { sending, deleting, code, codeSent: resendAt > 0, resendAt, send, confirm, type }
}
