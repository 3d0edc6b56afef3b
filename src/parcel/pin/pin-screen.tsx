import './pin-screen.css'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Dialog } from '#ui/float/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/waiting/spinner.tsx'
import { MapFrame } from '../map/map-frame.tsx'
import { MyPlaceProblem } from '../map/my-place-problem.tsx'
import type { PinnedAddress, PinnedChange, PinPurpose } from './pin.ts'
import { PinBar } from './pin-bar.tsx'
import { PinCross } from './pin-cross.tsx'
import { PinQuestionSheet } from './pin-question-sheet.tsx'
import { PinSheet } from './pin-sheet.tsx'
import { usePlacing } from './use-placing.ts'

export type PinScreenProps = {
  address: PinnedAddress
  purpose: PinPurpose
  /** The district was agreed on and cannot be changed here. */
  isFixed?: boolean | undefined
  /** Where a price is being made, another district says what it does to it. */
  isPriced?: boolean | undefined
  onClose: () => void
  onConfirm: (change: PinnedChange) => void
}

/**
 * Exactly this door: the pin stands in the middle, the map moves under it, the address below follows. Loaded when it is
 * opened; the page has loaded the texts of `map` and `pin`. It stands outside of the form that opened it, which Enter
 * would send.
 */
export function PinScreen(props: PinScreenProps) {
  const t = useTranslations('pin.screen')
  return createPortal(
    <Dialog open place="screen" title={t('title')} onClose={props.onClose}>
      <PinPlacing {...props} />
    </Dialog>,
    document.body,
  )
}

function PinPlacing({ address, purpose, isFixed = false, isPriced = false, ...done }: PinScreenProps) {
  const canvas = useRef<HTMLDivElement>(null)
  const placing = usePlacing(canvas, { address, isFixed, onConfirm: done.onConfirm })
  const { spot, known, question, isMoving, confirm } = placing
  return (
    <div className="pin-screen">
      <div className="pin-screen__map">
        {/* The search comes first: whoever does not see the map finds the place there. */}
        <PinBar
          text={placing.text}
          onText={placing.setText}
          district={address.city}
          isFixed={isFixed}
          near={address.city === undefined ? spot?.at : undefined}
          onPick={placing.pick}
          onBack={done.onClose}
        />
        <PinMap canvas={canvas} placing={placing} />
      </div>
      <section className="pin-screen__sheet">
        <MyPlaceProblem state={placing.myPlace.state} />
        {question ? (
          <PinQuestionSheet
            question={question}
            line={placing.line}
            isPriced={isPriced}
            onAnswer={placing.finish}
          />
        ) : (
          <PinSheet
            spot={spot}
            known={known}
            line={placing.line}
            isRefused={placing.isRefused}
            isMoving={isMoving}
            door={placing.door}
            onDoor={placing.changeDoor}
            purpose={purpose}
            busy={confirm.isWaiting}
            onCloser={placing.comeCloser}
            onConfirm={confirm.run}
          />
        )}
      </section>
    </div>
  )
}

type PinMapProps = {
  canvas: { current: HTMLDivElement | null }
  placing: ReturnType<typeof usePlacing>
}

function PinMap({ canvas, placing: { engine, state, retry, isMoving, myPlace } }: PinMapProps) {
  const t = useTranslations('pin.screen')
  const isAsking = myPlace.state === 'asking'
  return (
    <>
      <MapFrame
        label={t('map')}
        canvas={canvas}
        engine={engine}
        state={state}
        onRetry={retry}
        help={t('help')}
      >
        <button
          type="button"
          className="icon-button map-frame__button"
          onClick={myPlace.ask}
          title={t('mine')}
          aria-busy={isAsking}
        >
          {isAsking ? <Spinner /> : <Icon name="locate" />}
          <span className="spoken">{t('mine')}</span>
        </button>
      </MapFrame>
      {state !== 'failed' && <PinCross isMoving={isMoving} />}
    </>
  )
}
