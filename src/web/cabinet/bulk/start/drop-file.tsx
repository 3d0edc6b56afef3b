import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Girih } from '#ui/girih.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { acceptedFiles, mostRows, toldSize } from './pasted.ts'
import type { useSendUpload } from './use-send-upload.ts'

/** Thins out towards the words. */
const wall = ['    .:', '  .:o2', ' .:o13', '.:o132']

type DropFileProps = { sent: ReturnType<typeof useSendUpload>; over: boolean }

export function DropFile({ sent, over }: DropFileProps) {
  const t = useTranslations('bulkFlow.start')
  return (
    <section className="bulk-drop" data-over={over || undefined} aria-label={t('fileTitle')}>
      <div className="bulk-drop__art">
        <Girih wall={wall} className="bulk-drop__wall" />
      </div>
      {sent.sending ? <OnItsWay sent={sent} /> : <Choose sent={sent} />}
    </section>
  )
}

function Choose({ sent }: Pick<DropFileProps, 'sent'>) {
  const t = useTranslations('bulkFlow.start')
  const format = formatter(useLocale())
  const id = useId()
  return (
    <>
      <h2>{t('fileTitle')}</h2>
      <p className="bulk-drop__formats">
        {t('formats', { size: format.fileSize(toldSize), rows: format.number(mostRows) })}
      </p>
      <div className="bulk-drop__choose">
        <input
          id={id}
          type="file"
          className="bulk-drop__input spoken"
          accept={acceptedFiles}
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) void sent.send({ file })
            // The same file may be chosen again after it was refused.
            event.target.value = ''
          }}
        />
        <label htmlFor={id} className={buttonClass({ className: 'bulk-drop__button' })}>
          <Icon name="upload" size="small" />
          {t('choose')}
        </label>
        <span className="bulk-drop__or">{t('orDrop')}</span>
      </div>
      <p className="bulk-drop__paste">
        <kbd>Ctrl</kbd> <kbd>V</kbd> {t('orPaste')}
      </p>
      <Wrong sent={sent} />
    </>
  )
}

const faults = {
  kind: 'bulkFlow.start.faults.kind',
  large: 'bulkFlow.start.faults.large',
  empty: 'bulkFlow.start.faults.empty',
} as const

function Wrong({ sent: { fault, error } }: Pick<DropFileProps, 'sent'>) {
  const t = useTranslations()
  const failureText = useFailureText()
  const format = formatter(useLocale())
  // Called a table, and something else inside: the server looks into it.
  const known = fault ?? (error?.code === 'file_extension_wrong' ? 'kind' : undefined)
  const said = known ? t(faults[known], { size: format.fileSize(toldSize) }) : error && failureText(error)
  return <div role="alert">{said && <Notice tone="danger">{said}</Notice>}</div>
}

function OnItsWay({ sent: { sending, stop } }: Pick<DropFileProps, 'sent'>) {
  const t = useTranslations('bulkFlow.start')
  const { name, share } = sending ?? {}
  return (
    <>
      <h2>{t('sending')}</h2>
      <Progress
        className="bulk-drop__progress"
        label={name ?? t('sendingText')}
        value={share}
        figures={share === undefined ? undefined : `${Math.floor(share * 100)} %`}
        note={t('sendingNote')}
      />
      <Button look="second" small onClick={stop}>
        {t('stop')}
      </Button>
    </>
  )
}
