import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { NewLockerKey } from '#modules/lockers/desk/lockers-desk.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { Notice } from '#ui/show/notice.tsx'

type KeyShownProps = {
  /** Open while there is one. */
  made: NewLockerKey | undefined
  onClose: () => void
}

/** Once, and nowhere else: whoever loses it gives a new one. */
export function KeyShown({ made, onClose }: KeyShownProps) {
  const t = useTranslations('deskPoints.locker')
  const [isCopied, setCopied] = useState(false)
  const close = () => {
    setCopied(false)
    onClose()
  }
  const copy = async ({ device, key }: NewLockerKey) => {
    // Without HTTPS there is no clipboard: the words stay in sight to be written off.
    await navigator.clipboard?.writeText(`${device} ${key}`).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <Dialog
      open={made !== undefined}
      onClose={close}
      mustAnswer
      title={t('keyTitle')}
      actions={<Button onClick={close}>{t('done')}</Button>}
    >
      {made && (
        <div className="desk-form">
          <Notice tone="warning" title={t('once')}>
            {t('how')}
          </Notice>
          <dl className="desk-locker__key">
            <dt>{t('name')}</dt>
            <dd>{made.device}</dd>
            <dt>{t('key')}</dt>
            <dd>{made.key}</dd>
          </dl>
          <p>
            <Button look="second" small onClick={() => void copy(made)}>
              {t(isCopied ? 'copied' : 'copy')}
            </Button>
          </p>
        </div>
      )}
    </Dialog>
  )
}
