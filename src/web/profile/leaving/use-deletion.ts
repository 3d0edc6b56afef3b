import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useToast } from '#ui/toast.tsx'
import { useApi } from '../../api-client.ts'
import { forgetEverything } from '../../session.ts'
import { useLocale } from '../../shell/current-page.ts'
import { sendCode } from '../../sign-in/sign-in-calls.ts'
import { accountsApi, readDone } from '../answers.ts'
import { useTask } from '../use-task.ts'

export type AccountDeletion = ReturnType<typeof useDeletion>

/** The way out: a code to the own phone, the code back, and nothing is left in this browser. */
export function useDeletion({ phone }: User) {
  const api = useApi()
  const navigate = useNavigate()
  const locale = useLocale()
  const toast = useToast()
  const t = useTranslations('profile.leaving')
  const sending = useTask()
  const deleting = useTask()
  const [code, setCode] = useState('')
  /** When another code may be asked for; zero while none was sent. */
  const [resendAt, setResendAt] = useState(0)

  const send = () =>
    sending.run(async () => {
      const answer = await sendCode(api, phone)
      if (answer.ok) {
        setResendAt(Date.now() + answer.value.resendInSeconds * 1000)
        setCode('')
        deleting.reset()
      }
      return answer
    })
  const confirm = async () => {
    const isDone = await deleting.run(async () => {
      const path = `${accountsApi}/delete-account`
      const answer = await api.request(path, { method: 'POST', body: { code }, read: readDone })
      // A full field takes no further digits.
      if (!answer.ok && answer.error.code === 'wrong_code') setCode('')
      return answer
    })
    if (!isDone) return
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
