import './second-step.css'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { QrCode } from '#client/qr-code.tsx'
import type { SecondStep } from '#modules/accounts/staff/staff.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'

type KeyDialogProps = {
  name: string
  /** Open while there is one. */
  secondStep: SecondStep | undefined
  onClose: () => void
}

/** The key of the second step. It is nowhere to be read again: who loses it gets a new one. */
export function KeyDialog({ name, secondStep, onClose }: KeyDialogProps) {
  const t = useTranslations('staff.key')
  return (
    <Dialog
      open={secondStep !== undefined}
      onClose={onClose}
      mustAnswer
      title={t('title', { name })}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      {secondStep && (
        <div className="desk-form">
          <Notice tone="warning" title={t('once')}>
            {t('how')}
          </Notice>
          <QrCode text={secondStep.uri} label={t('qr')} />
          <Secret secret={secondStep.secret} />
        </div>
      )}
    </Dialog>
  )
}

function Secret({ secret }: { secret: string }) {
  const t = useTranslations('staff.key')
  const shown = useRef<HTMLElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      setOutcome('copied')
    } catch {
      // Without HTTPS, or with the permission refused: selected, it is one key press away.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setOutcome('copyFailed')
    }
  }
  return (
    <div className="staff-secret">
      <code ref={shown} className="staff-secret__text">
        {inFours(secret).map(({ at, letters }) => (
          <span key={at}>{letters}</span>
        ))}
      </code>
      <Button look="second" small onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'file'} size="small" />
        {t(outcome === 'copied' ? 'copied' : 'copy')}
      </Button>
      <p className="staff-secret__outcome" role="status">
        {outcome === 'copyFailed' && t('copyFailed')}
      </p>
    </div>
  )
}

/** Grouped for the eye; copied, it is one word. */
const inFours = (secret: string) =>
  Array.from(secret.matchAll(/.{1,4}/g), ({ 0: letters, index: at }) => ({ at, letters }))
