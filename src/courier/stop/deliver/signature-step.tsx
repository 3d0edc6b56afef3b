import './proof.css'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { isSignature, signaturePicture } from '#client/sign/signature-strokes.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { NumberStar } from '../../parts/number-star.tsx'
import { PhotoShown, TakePhoto } from '../../parts/photo/photo-field.tsx'
import { ScreenFoot } from '../../parts/screen-foot.tsx'
import { type HandOver, mostPassportPages } from './delivery-report.ts'
import { type Proofs, type Signed, withoutPage, withPage } from './proofs.ts'
import { SignatureGlass } from './signature-glass.tsx'

export type StepProps = {
  stop: Stop
  proofs: Proofs
  onProofs: (change: (before: Proofs) => Proofs) => void
  onDone: (handOver: HandOver | Promise<HandOver>) => void
  busy: boolean
}

/** Passport and signature: instead of a code, also where money is taken. */
export function SignatureStep({ stop, proofs, onProofs, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.signature')
  const { passports, isSame, signed } = proofs
  const isReady = passports.length > 0 && isSame && isSignature(signed.strokes)
  const proved = async (): Promise<HandOver> => {
    const signature = await signaturePicture(signed.strokes, signed.shape)
    return { kind: 'signature', signature, passports }
  }
  return (
    <>
      <section className="proof-step proof-step--papers">
        <ProofHead number={1} isDone={passports.length > 0 && isSame} aside={t('howMany')}>
          {t('passport')}
        </ProofHead>
        <PassportPages pages={passports} onProofs={onProofs} />
        <Checkbox
          label={t('same')}
          note={stop.name}
          checked={isSame}
          onChange={({ target: { checked } }) => onProofs((before) => ({ ...before, isSame: checked }))}
        />
      </section>
      <SignHere
        number={2}
        name={stop.name}
        signed={signed}
        onSigned={(next) => onProofs((before) => ({ ...before, signed: next }))}
      />
      <Finish isReady={isReady} busy={busy} onFinish={() => onDone(proved())} />
    </>
  )
}

type PassportPagesProps = Pick<StepProps, 'onProofs'> & { pages: readonly Blob[] }

function PassportPages({ pages, onProofs }: PassportPagesProps) {
  const t = useTranslations('courierDeliver.signature')
  return (
    <div className="proof-step__pages">
      {pages.map((page, index) => (
        <PhotoShown
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          photo={page}
          alt={t('page', { number: String(index + 1) })}
          onRemove={() => onProofs((before) => withoutPage(before, page))}
        />
      ))}
      {pages.length < mostPassportPages && (
        <TakePhoto
          label={t(pages.length === 0 ? 'take' : 'more')}
          onPhoto={(page) => onProofs((before) => withPage(before, page))}
        />
      )}
    </div>
  )
}

/** A neighbour says their name and signs. */
export function NeighbourStep({ proofs, onProofs, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.neighbour')
  const { neighbour: name, neighbourSigned: signed } = proofs
  const isReady = name.trim().length > 1 && isSignature(signed.strokes)
  const proved = async (): Promise<HandOver> => {
    const signature = await signaturePicture(signed.strokes, signed.shape)
    return { kind: 'neighbour', name, signature }
  }
  return (
    <>
      <section className="proof-step proof-step--papers">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target: { value } }) => onProofs((before) => ({ ...before, neighbour: value }))}
        />
      </section>
      <SignHere
        name={name.trim()}
        signed={signed}
        onSigned={(next) => onProofs((before) => ({ ...before, neighbourSigned: next }))}
      />
      <Finish isReady={isReady} busy={busy} onFinish={() => onDone(proved())} />
    </>
  )
}

/** Where nobody takes it, a photo shows where it lies. */
export function SafePlaceStep({ stop, proofs, onProofs, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.safePlace')
  const { photo } = proofs
  const setPhoto = (next: Blob | undefined) => onProofs((before) => ({ ...before, photo: next }))
  const wished = stop.wishes.hand_over?.place
  return (
    <>
      <section className="proof-step">
        <p className="proof-step__said">{wished ? t('wished', { place: wished }) : t('text')}</p>
        <div className="proof-step__photo">
          {photo ? (
            <PhotoShown photo={photo} alt={t('photo')} onRemove={() => setPhoto(undefined)} />
          ) : (
            <TakePhoto label={t('take')} onPhoto={setPhoto} />
          )}
        </div>
      </section>
      <Finish
        isReady={photo !== undefined}
        busy={busy}
        onFinish={() => photo && onDone({ kind: 'safe_place', photo })}
      />
    </>
  )
}

type SignHereProps = { number?: number; name: string; signed: Signed; onSigned: (signed: Signed) => void }

function SignHere({ number, name, signed, onSigned }: SignHereProps) {
  const t = useTranslations('courierDeliver.signature')
  return (
    <section className="proof-step proof-step--glass">
      <ProofHead number={number} isDone={isSignature(signed.strokes)}>
        {t('sign')}
      </ProofHead>
      <SignatureGlass
        name={name}
        strokes={signed.strokes}
        onStrokes={(strokes, shape) => onSigned({ strokes, shape })}
      />
      <p className="proof-step__signer">
        {name && <b>{name}</b>}
        {t('here')}
      </p>
    </section>
  )
}

type ProofHeadProps = { number?: number | undefined; isDone: boolean; aside?: string; children: ReactNode }

function ProofHead({ number, isDone, aside, children }: ProofHeadProps) {
  return (
    <h2 className="proof-step__head">
      {isDone ? (
        <Icon name="check" className="proof-step__done" />
      ) : (
        number !== undefined && <NumberStar number={number} look="now" />
      )}
      {children}
      {aside && <small>{aside}</small>}
    </h2>
  )
}

function Finish({ isReady, busy, onFinish }: { isReady: boolean; busy: boolean; onFinish: () => void }) {
  const t = useTranslations('courierDeliver')
  return (
    <ScreenFoot>
      <Button className="field-screen__go" block disabled={!isReady} busy={busy} onClick={onFinish}>
        <Icon name="check" />
        {t('done')}
      </Button>
    </ScreenFoot>
  )
}
