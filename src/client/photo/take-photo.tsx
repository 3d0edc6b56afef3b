import './photo-field.css'
import { type ChangeEvent, useEffect, useId, useMemo, useState } from 'react'
import { classes, type Placed } from '#ui/class-names.ts'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { shrinkPhoto } from './shrink-photo.ts'

export type TakePhotoProps = Placed & {
  label: string
  /** What is said of a picture that cannot be opened. */
  unreadable: string
  /** Only spoken: there is no room for words. */
  quiet?: boolean
  disabled?: boolean
  onPhoto: (photo: Blob) => void
}

/** Opens the camera of the device; where there is none, its files. */
export function TakePhoto(props: TakePhotoProps) {
  const { label, unreadable, quiet = false, disabled = false, onPhoto, className } = props
  const id = useId()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    setBusy(true)
    const photo = await shrinkPhoto(file)
    setBusy(false)
    if (photo) onPhoto(photo)
    else toast({ tone: 'danger', text: unreadable })
    // The same picture can be chosen again after it was taken away.
    input.value = ''
  }
  return (
    <label className={classes('take-photo', className)} htmlFor={id} data-quiet={quiet || undefined}>
      <Icon name="camera" />
      <span className={quiet ? 'spoken' : undefined}>{label}</span>
      <input
        id={id}
        className="spoken"
        type="file"
        accept="image/*"
        capture="environment"
        disabled={disabled || isBusy}
        onChange={(event) => void take(event)}
      />
    </label>
  )
}

export type PhotoShownProps = {
  photo: Blob
  alt: string
  /** Spoken name of the cross. */
  removeLabel: string
  onRemove?: (() => void) | undefined
}

export function PhotoShown({ photo, alt, removeLabel, onRemove }: PhotoShownProps) {
  const url = useMemo(() => URL.createObjectURL(photo), [photo])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <figure className="photo-shown">
      <img src={url} alt={alt} />
      {onRemove && (
        <button type="button" className="photo-shown__remove" onClick={onRemove}>
          <Icon name="close" size="small" className="photo-shown__sign" />
          <span className="spoken">{removeLabel}</span>
        </button>
      )}
    </figure>
  )
}
