import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { PhotoShown, TakePhoto } from '#client/photo/take-photo.tsx'
import { useTask } from '#client/use-task.ts'
import type { CounterParcel } from '#modules/counter/counter.contract.ts'
import { orderFilesCalls } from '#modules/orders/files/order-files.calls.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import type { DocumentDraft, HandOutOffer } from './offer.ts'

type DocumentPartProps = {
  scan: number
  parcel: CounterParcel
  offer: HandOutOffer
  draft: DocumentDraft
  /** Of what it is by then: a picture that is still on its way takes back nothing that was typed meanwhile. */
  onDraft: (change: (draft: DocumentDraft) => DocumentDraft) => void
  problem: string | undefined
}

/** Without a code: the picture of a document, the name in it, and the agent's word; above a value an operator's yes too. */
export function DocumentPart({ parcel, offer, draft, onDraft, problem }: DocumentPartProps) {
  const t = useTranslations('deskCounterHands.document')
  const asked = parcel.order.pickup_code?.document
  if (offer.document === 'waits')
    return (
      <div className="document-part" role="status">
        <p className="document-part__waits">
          <Spinner />
          <b>{t('waits')}</b>
        </p>
        <p className="hand-out__said">{t('waitsText', { name: asked?.name ?? '' })}</p>
      </div>
    )
  if (offer.document === 'yes')
    return (
      <div className="document-part" role="status">
        <Notice tone="info" icon="check" title={t('yes')}>
          {t('yesText', { name: asked?.name ?? '' })}
        </Notice>
      </div>
    )
  return (
    <div className="document-part">
      {offer.document === 'no' && <Notice tone="danger">{t('no')}</Notice>}
      {offer.document === 'asks_operator' && <Notice tone="info">{t('dear')}</Notice>}
      <div className="document-part__fields">
        <DocumentPicture onFile={(file) => onDraft((now) => ({ ...now, file }))} />
        <TextField
          label={t('name')}
          hint={t('nameHint', { name: parcel.order.receiver_name })}
          error={problem}
          value={draft.name}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="words"
          onChange={({ target: { value: name } }) => onDraft((now) => ({ ...now, name }))}
        />
      </div>
      <Checkbox
        label={t('word')}
        checked={draft.isSame}
        onChange={({ target: { checked: isSame } }) => onDraft((now) => ({ ...now, isSame }))}
      />
    </div>
  )
}

/** Sent as soon as it is taken; one that fails says so and is taken again. */
function DocumentPicture({ onFile }: { onFile: (file: string | undefined) => void }) {
  const t = useTranslations('deskCounterHands.photo')
  const task = useTask(orderFilesCalls.uploadPassport)
  const failureText = useFailureText()
  const [photo, setPhoto] = useState<Blob>()
  const kept = useRef<Blob>(undefined)
  const keep = (picture: Blob | undefined) => {
    kept.current = picture
    setPhoto(picture)
  }
  const send = async (taken: Blob) => {
    keep(taken)
    onFile(undefined)
    const answer = await task.run({ file: taken })
    // Taken away while it was under way: whatever came of it belongs to nobody.
    if (kept.current !== taken) return
    if (answer.ok) onFile(answer.value.id)
    else keep(undefined)
  }
  const remove = () => {
    keep(undefined)
    onFile(undefined)
    task.reset()
  }
  return (
    <div className="document-part__picture" aria-busy={task.state === 'busy'}>
      {photo ? (
        <PhotoShown photo={photo} alt={t('document')} removeLabel={t('remove')} onRemove={remove} />
      ) : (
        <TakePhoto
          label={t('takeDocument')}
          unreadable={t('unreadable')}
          onPhoto={(taken) => void send(taken)}
        />
      )}
      {task.error && (
        <p className="hand-out__wrong" role="alert">
          {failureText(task.error)}
        </p>
      )}
    </div>
  )
}
