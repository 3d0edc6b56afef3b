import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { base64Of } from '#client/base64-of.ts'
import { useFailureText } from '#client/failure-text.ts'
import { saveFile } from '#client/save-file.ts'
import { useLocale } from '#client/surroundings.ts'
import { useTask } from '#client/use-task.ts'
import { deskPointsCalls } from '#modules/points/desk/desk-points.calls.ts'
import type { ImportPreview } from '#modules/points/desk/desk-points.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { FileDrop } from '#ui/pickers/file-drop.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { SheetPreview } from './sheet-preview.tsx'

type ImportDialogProps = { onClose: () => void; onSaved: () => void }

/** A sheet is read first; what the desk has seen of it is what is saved. */
export function ImportDialog({ onClose, onSaved }: ImportDialogProps) {
  const t = useTranslations('deskPoints.import')
  const common = useTranslations('common')
  const { number } = formatter(useLocale())
  const failureText = useFailureText()
  const reading = useTask(deskPointsCalls.previewImport)
  const saving = useTask(deskPointsCalls.saveImport)
  const toast = useToast()
  const [preview, setPreview] = useState<ImportPreview>()

  const read = async (file: File | undefined) => {
    setPreview(undefined)
    saving.reset()
    const bytes = file && (await base64Of(file))
    if (!bytes) return
    const answer = await reading.run({ body: { file: bytes } })
    if (answer.ok) setPreview(answer.value)
  }
  const save = async () => {
    if (!preview) return
    const answer = await saving.run({ params: { id: preview.id }, body: { skip_errors: preview.errors > 0 } })
    if (!answer.ok) return
    const { created } = answer.value
    toast({ text: t('done', { count: created, text: number(created) }), tone: 'ok' })
    onSaved()
    onClose()
  }
  const error = reading.error ?? saving.error
  const ready = preview?.ready ?? 0
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button busy={saving.state === 'busy'} disabled={ready === 0} onClick={() => void save()}>
        {t('yes', { count: ready, text: number(ready) })}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('title')} closeLabel={common('close')} onClose={onClose} actions={actions}>
      <div className="desk-form">
        <EmptySheet />
        <SheetDrop isBusy={reading.state === 'busy'} onFile={(file) => void read(file)} />
        <div role="alert">{error && <Notice tone="danger">{failureText(error)}</Notice>}</div>
        <div className="point-preview" aria-live="polite">
          {preview && <SheetPreview preview={preview} />}
        </div>
      </div>
    </Dialog>
  )
}

/** The titles of its columns, and an example to write over. */
function EmptySheet() {
  const t = useTranslations('deskPoints.import')
  const task = useTask(deskPointsCalls.readImportSheet)
  const save = async () => {
    const file = await task.run({})
    if (file.ok) saveFile(file.value, 'tezbox-points.xlsx')
  }
  return (
    <p>
      {t('text')}{' '}
      <Button look="quiet" small busy={task.state === 'busy'} onClick={() => void save()}>
        <Icon name="download" size="small" />
        {t('sheet')}
      </Button>
    </p>
  )
}

type SheetDropProps = { isBusy: boolean; onFile: (file: File | undefined) => void }

function SheetDrop({ isBusy, onFile }: SheetDropProps) {
  const t = useTranslations('deskPoints.import')
  const { fileSize } = formatter(useLocale())
  const [file, setFile] = useState<File>()
  const choose = (chosen: File | undefined) => {
    setFile(chosen)
    onFile(chosen)
  }
  return (
    <FileDrop
      label={t('file')}
      hint={t('fileHint')}
      files={file ? [{ id: 'sheet', name: file.name, size: fileSize(file.size) }] : []}
      disabled={isBusy}
      onAdd={([chosen]) => choose(chosen)}
      onRemove={() => choose(undefined)}
      accept=".xlsx,.csv,text/csv"
      most={1}
      texts={{
        choose: t('choose'),
        orDrop: t('orDrop'),
        camera: t('choose'),
        retry: t('choose'),
        remove: (name) => t('remove', { name }),
        sending: (name) => name,
      }}
    />
  )
}
