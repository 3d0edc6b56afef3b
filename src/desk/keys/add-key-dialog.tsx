import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { makePasskey } from '#client/passkeys.ts'
import { useWork } from '#client/use-task.ts'
import { err } from '#kernel/result.ts'
import { deviceName } from '#modules/accounts/domain/device.ts'
import { passkeyRules } from '#modules/accounts/domain/passkey-rules.ts'
import { codeRules } from '#modules/accounts/domain/sign-in-rules.ts'
import { passkeyCalls } from '#modules/accounts/passkeys/passkey.calls.ts'
import type { PasskeyView } from '#modules/accounts/passkeys/passkey.contract.ts'
import { CodeField } from '#ui/fields/code-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'

type AddKeyDialogProps = { onClose: () => void; onAdded: (passkey: PasskeyView) => void }

/** What it is called and the digits of the authenticator; then the browser asks for the finger, the face or the PIN. */
export function AddKeyDialog({ onClose, onAdded }: AddKeyDialogProps) {
  const t = useTranslations('deskKeys')
  const work = useWork()
  const toast = useToast()
  const [name, setName] = useState(() => deviceName(navigator.userAgent))
  const [totp, setTotp] = useState('')
  const [tried, setTried] = useState(false)
  const unnamed = name.trim() === ''
  const short = totp.length < codeRules.digits
  const submit = async () => {
    setTried(true)
    if (unnamed || short) return
    const answer = await work.run(async (api) => {
      const begun = await api.call(passkeyCalls.beginPasskey, { body: { totp } })
      if (!begun.ok) return begun
      const credential = await makePasskey(begun.value)
      if (!credential) return err({ code: 'passkey_closed', message: t('adding.closed') })
      return api.call(passkeyCalls.addPasskey, { body: { name, credential } })
    })
    // Digits are good once, whatever came of them.
    if (!answer.ok) return setTotp('')
    toast({ text: t('adding.done', { name: answer.value.name }), tone: 'ok' })
    onAdded(answer.value)
  }
  return (
    <DeskFormDialog
      title={t('adding.title')}
      no={t('adding.no')}
      yes={t('adding.yes')}
      task={work}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField
        label={t('adding.name')}
        hint={t('adding.nameHint')}
        value={name}
        maxLength={passkeyRules.nameLength}
        error={tried && unnamed ? t('adding.nameNeeded') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <CodeField
        known
        label={t('adding.totp')}
        hint={t('adding.totpHint')}
        error={tried && short && work.state === 'idle' ? t('adding.totpNeeded') : undefined}
        value={totp}
        onChange={setTotp}
      />
      <p className="muted">{t('adding.afterwards')}</p>
    </DeskFormDialog>
  )
}
