import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { buttonClass } from '#ui/button.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/waiting/progress.tsx'
import { cvAccept, cvTypes, extensionOf, faultOfFile, largestCvSaid } from './application.ts'

type CvFieldProps = {
  file: File | undefined
  /** How far it has travelled, from 0 to 1. */
  share: number | undefined
  error: string | undefined
  onChoose: (file: File | undefined) => void
}

/** A CV by choosing or dragging: once there, with its kind and size, and a cross that takes it away. */
export function CvField({ file, share, error, onChoose }: CvFieldProps) {
  const t = useTranslations('careers.apply')
  const { fileSize } = formatter(useLocale())
  return (
    <FieldGroup
      label={t('file')}
      hint={t('fileHint', { types: cvTypes, size: fileSize(largestCvSaid) })}
      error={error}
    >
      {file ? (
        <Chosen file={file} share={share} onRemove={() => onChoose(undefined)} />
      ) : (
        <Drop isWrong={error !== undefined} onChoose={onChoose} />
      )}
    </FieldGroup>
  )
}

function Drop({ isWrong, onChoose }: { isWrong: boolean; onChoose: (file: File | undefined) => void }) {
  const t = useTranslations('careers.apply')
  const id = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChoose(event.dataTransfer.files[0])
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => onChoose(event.target.files?.[0])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way more; the button inside does the same
    <div
      className="cv-drop"
      data-over={over || undefined}
      data-wrong={isWrong || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Paper extension="" />
      <input id={id} type="file" accept={cvAccept} className="cv-drop__input spoken" onChange={pick} />
      <label htmlFor={id} className={buttonClass({ look: 'second', small: true })}>
        {t('choose')}
      </label>
      <span className="cv-drop__or">{t('orDrop')}</span>
    </div>
  )
}

function Chosen({ file, share, onRemove }: { file: File; share: number | undefined; onRemove: () => void }) {
  const t = useTranslations('careers.apply')
  const { fileSize } = formatter(useLocale())
  const { name, size } = file
  const isWrong = faultOfFile(file) !== undefined
  return (
    <div className="cv-file" data-wrong={isWrong || undefined}>
      <Paper extension={extensionOf(name)} />
      <div className="cv-file__words">
        <b className="cv-file__name">{name}</b>
        {share !== undefined ? (
          <Progress label={t('sending', { name })} value={share} quiet />
        ) : isWrong ? (
          <span className="muted">{fileSize(size)}</span>
        ) : (
          <span className="cv-file__ready">
            <Icon name="check" size="tiny" />
            {t('chosen', { size: fileSize(size) })}
          </span>
        )}
      </div>
      <button type="button" className="cv-file__remove" onClick={onRemove} disabled={share !== undefined}>
        <Icon name="close" size="small" />
        <span className="spoken">{t('remove', { name })}</span>
      </button>
    </div>
  )
}

/** A sheet with its corner turned down; its kind stands on the band. */
function Paper({ extension }: { extension: string }) {
  return (
    <svg className="cv-paper" viewBox="0 0 40 48" aria-hidden="true">
      <path className="cv-paper__sheet" d="M3 2h24l10 10v34H3z" />
      <path className="cv-paper__sheet" d="M27 2v10h10" />
      {extension ? (
        <>
          <path className="cv-paper__band" d="M3 26h34v13H3z" />
          <text x="20" y="36">
            {extension.slice(0, 4).toUpperCase()}
          </text>
        </>
      ) : (
        <path className="cv-paper__lines" d="M10 22h20M10 29h20M10 36h12" />
      )}
    </svg>
  )
}
