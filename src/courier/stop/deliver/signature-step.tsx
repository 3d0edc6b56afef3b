import './proof.css'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '../../parts/icon.tsx'
import { NumberStar } from '../../parts/number-star.tsx'
import { PhotoShown, TakePhoto } from '../../parts/photo/photo-field.tsx'
import { ScreenFoot } from '../../parts/screen-foot.tsx'
import { type HandOver, mostPassportPages } from './delivery-report.ts'
import { SignatureGlass } from './signature-glass.tsx'
import { isSignature, type Stroke, signaturePicture } from './signature-strokes.ts'

type StepProps = { stop: Stop; onDone: (handOver: HandOver) => void; busy: boolean }

type Signed = { strokes: readonly Stroke[]; shape: number }
const unsigned: Signed = { strokes: [], shape: 2 }

/** Passport and signature: instead of a code, also where money is taken. */
export function SignatureStep({ stop, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.signature')
  const [passports, setPassports] = useState<readonly Blob[]>([])
  const [isSame, setSame] = useState(false)
  const [signed, setSigned] = useState(unsigned)
  const isReady = passports.length > 0 && isSame && isSignature(signed.strokes)
  const finish = async () =>
    onDone({ kind: 'signature', signature: await signaturePicture(signed.strokes, signed.shape), passports })
  return (
    <>
      <section className="proof-step proof-step--papers">
        <ProofHead number={1} isDone={passports.length > 0 && isSame} aside={t('howMany')}>
          {t('passport')}
        </ProofHead>
        <PassportPages pages={passports} onPages={setPassports} />
        <Checkbox
          label={t('same')}
          note={stop.name}
          checked={isSame}
          onChange={(event) => setSame(event.target.checked)}
        />
      </section>
      <SignHere number={2} name={stop.name} signed={signed} onSigned={setSigned} />
      <Finish isReady={isReady} busy={busy} onFinish={() => void finish()} />
    </>
  )
}

function PassportPages({
  pages,
  onPages,
}: {
  pages: readonly Blob[]
  onPages: (pages: readonly Blob[]) => void
}) {
  const t = useTranslations('courierDeliver.signature')
  return (
    <div className="proof-step__pages">
      {pages.map((page, index) => (
        <PhotoShown
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={index}
          photo={page}
          alt={t('page', { number: String(index + 1) })}
          onRemove={() => onPages(pages.filter((other) => other !== page))}
        />
      ))}
      {pages.length < mostPassportPages && (
        <TakePhoto
          label={t(pages.length === 0 ? 'take' : 'more')}
          onPhoto={(page) => onPages([...pages, page])}
        />
      )}
    </div>
  )
}

/** A neighbour says their name and signs. */
export function NeighbourStep({ stop, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.neighbour')
  const [name, setName] = useState(stop.wishes.hand_over?.name ?? '')
  const [signed, setSigned] = useState(unsigned)
  const isReady = name.trim().length > 1 && isSignature(signed.strokes)
  const finish = async () =>
    onDone({ kind: 'neighbour', name, signature: await signaturePicture(signed.strokes, signed.shape) })
  return (
    <>
      <section className="proof-step proof-step--papers">
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </section>
      <SignHere number={2} name={name.trim()} signed={signed} onSigned={setSigned} />
      <Finish isReady={isReady} busy={busy} onFinish={() => void finish()} />
    </>
  )
}

/** Where nobody takes it, a photo shows where it lies. */
export function SafePlaceStep({ stop, onDone, busy }: StepProps) {
  const t = useTranslations('courierDeliver.safePlace')
  const [photo, setPhoto] = useState<Blob>()
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

type SignHereProps = { number: number; name: string; signed: Signed; onSigned: (signed: Signed) => void }

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
    </section>
  )
}

type ProofHeadProps = { number: number; isDone: boolean; aside?: string; children: ReactNode }

function ProofHead({ number, isDone, aside, children }: ProofHeadProps) {
  return (
    <h2 className="proof-step__head">
      {isDone ? (
        <Icon name="check" className="proof-step__done" />
      ) : (
        <NumberStar number={number} look="now" />
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
