import './file-drop.css'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { FieldGroup, type FieldTexts } from '../fields/field.tsx'
import { Icon } from '../icon.tsx'
import { Progress } from '../waiting/progress.tsx'

export type DroppedFile = {
  id: string
  name: string
  /** Already written for people: "2,4 MB". */
  size: string
  /** Address of a picture of it. */
  preview?: string | undefined
  /** How far it has travelled, 0 to 1; absent when it is there. */
  sent?: number | undefined
  error?: string | undefined
}

export type FileDropTexts = {
  choose: string
  /** Beside "choose", for those with a mouse. */
  orDrop: string
  camera: string
  remove: (name: string) => string
  retry: string
  /** Of a file that is not the first. */
  first?: string
  sending: (name: string) => string
}

type FileDropProps = FieldTexts & {
  files: readonly DroppedFile[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onRetry?: ((id: string) => void) | undefined
  /** Where their order is seen: the first one is looked at most. */
  onFirst?: ((id: string) => void) | undefined
  texts: FileDropTexts
  /** As in `<input accept>`. */
  accept: string
  most: number
  disabled?: boolean | undefined
  /** Shows the look while something is dragged over, in the gallery. */
  state?: string | undefined
}

/** Files by choosing, dragging or, on a phone, the camera; each with its picture and how far it has travelled. */
export function FileDrop(props: FileDropProps) {
  const { files, onAdd, onRemove, onRetry, onFirst, texts, accept, most, disabled, state, ...field } = props
  const [over, setOver] = useState(false)
  const room = most - files.length
  const isFull = room <= 0 || Boolean(disabled)

  const add = (list: FileList | null) => {
    if (list && list.length > 0 && !isFull) onAdd([...list].slice(0, room))
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    add(event.target.files)
    // The same file may be chosen again after it was removed.
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }

  return (
    <FieldGroup {...field} disabled={disabled} className="file-drop">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is one way more; the buttons inside do the same */}
      <div
        className="file-drop__area"
        data-state={over ? 'over' : state}
        data-wrong={field.error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" />
        <FileButton
          label={texts.choose}
          accept={accept}
          multiple={most > 1}
          disabled={isFull}
          onChange={pick}
        />
        <span className="file-drop__or">{texts.orDrop}</span>
        {accept.includes('image') && <CameraButton label={texts.camera} disabled={isFull} onChange={pick} />}
      </div>
      {files.length > 0 && (
        <ul className="file-drop__list">
          {files.map((file, at) => (
            <FileRow
              key={file.id}
              file={file}
              texts={texts}
              onRemove={onRemove}
              onRetry={onRetry}
              onFirst={at > 0 ? onFirst : undefined}
            />
          ))}
        </ul>
      )}
    </FieldGroup>
  )
}

type FileButtonProps = {
  label: string
  accept: string
  multiple?: boolean
  capture?: 'environment'
  /** There is no room for more: what is there can still be taken away. */
  disabled: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileButton({ label, ...input }: FileButtonProps) {
  const id = useId()
  return (
    <>
      <input {...input} id={id} type="file" className="file-drop__input spoken" />
      <label htmlFor={id} className="file-drop__button button button--second button--small">
        {input.capture && <Icon name="camera" size="small" />}
        {label}
      </label>
    </>
  )
}

/** Only where there is a finger instead of a mouse: elsewhere it would open the same window again. */
function CameraButton(props: Pick<FileButtonProps, 'label' | 'disabled' | 'onChange'>) {
  return (
    <span className="file-drop__camera">
      <FileButton {...props} accept="image/*" capture="environment" />
    </span>
  )
}

type FileRowProps = {
  file: DroppedFile
  texts: FileDropTexts
  onRemove: (id: string) => void
  onRetry: ((id: string) => void) | undefined
  onFirst: ((id: string) => void) | undefined
}

function FileRow({ file, texts, onRemove, onRetry, onFirst }: FileRowProps) {
  return (
    <li className="file-drop__file" data-wrong={file.error ? true : undefined}>
      {file.preview ? (
        <img className="file-drop__preview" src={file.preview} alt="" />
      ) : (
        <span className="file-drop__preview">
          <Icon name="file" size="small" />
        </span>
      )}
      <div className="file-drop__words">
        <span className="file-drop__name">{file.name}</span>
        {file.error ? (
          <span className="field__error">{file.error}</span>
        ) : file.sent !== undefined ? (
          <Progress label={texts.sending(file.name)} value={file.sent} quiet />
        ) : (
          <span className="field__hint">{file.size}</span>
        )}
      </div>
      {file.error && onRetry && (
        <button type="button" className="button button--quiet button--small" onClick={() => onRetry(file.id)}>
          {texts.retry}
        </button>
      )}
      {!file.error && file.sent === undefined && onFirst && (
        <button type="button" className="button button--quiet button--small" onClick={() => onFirst(file.id)}>
          {texts.first}
        </button>
      )}
      <button type="button" className="icon-button" onClick={() => onRemove(file.id)}>
        <Icon name="trash" size="small" />
        <span className="spoken">{texts.remove(file.name)}</span>
      </button>
    </li>
  )
}
