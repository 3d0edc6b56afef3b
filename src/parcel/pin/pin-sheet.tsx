import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { DoorNumberFields } from './door-number-fields.tsx'
import type { DoorNumbers, PinPurpose } from './pin.ts'
import { hindrance, type Spot } from './spot.ts'
import { useLandmarkText } from './use-address-text.ts'
import { useDistanceText } from './use-distance-text.ts'
import type { useUnderPin } from './use-under-pin.ts'

type Known = ReturnType<typeof useUnderPin>

type PinSheetProps = {
  purpose: PinPurpose
  spot: Spot | undefined
  known: Known
  line: string | undefined
  /** The pin lies too deep in another region to be taken for this district. */
  isRefused: boolean
  isMoving: boolean
  door: DoorNumbers
  onDoor: (change: Partial<DoorNumbers>) => void
  /** The answer for this place is being waited for. */
  busy: boolean
  onCloser: () => void
  onConfirm: () => void
}

/** The address under the pin, the door inside the house, and the one button. */
export function PinSheet({
  spot,
  known,
  line,
  isRefused,
  isMoving,
  door,
  onDoor,
  purpose,
  busy,
  ...act
}: PinSheetProps) {
  const t = useTranslations('pin.screen')
  const inTheWay = hindrance(spot)
  const yes = { deliver: t('deliver'), collect: t('collect'), keep: t('keep') }
  const hints = { farOff: t('farOff'), abroad: t('abroad'), none: t('move') }
  return (
    <>
      <UnderThePin known={known} line={line} isRefused={isRefused} inTheWay={inTheWay} isMoving={isMoving} />
      {inTheWay === undefined && <DoorNumberFields door={door} onChange={onDoor} />}
      <p className="pin-screen__how">
        <Icon name={inTheWay === 'abroad' ? 'warning' : 'info'} size="small" />
        <span>{hints[inTheWay ?? 'none']}</span>
      </p>
      {inTheWay === 'farOff' ? (
        <Button block courier disabled={!spot} onClick={act.onCloser}>
          <Icon name="plus" size="small" />
          {t('closer')}
        </Button>
      ) : (
        <Button block courier disabled={inTheWay !== undefined} busy={busy} onClick={act.onConfirm}>
          <Icon name="check" size="small" />
          {yes[purpose]}
        </Button>
      )}
    </>
  )
}

type UnderThePinProps = Pick<PinSheetProps, 'known' | 'line' | 'isRefused' | 'isMoving'> & {
  inTheWay: ReturnType<typeof hindrance>
}

/** Spoken whenever the map has come to rest; while it moves the last address stays, quieter. */
function UnderThePin({ known, line, isRefused, inTheWay, isMoving }: UnderThePinProps) {
  const t = useTranslations('pin.screen')
  const { under, isKnown, hasFailed } = known
  const isBehind = inTheWay === undefined && (isMoving || !isKnown)
  const title = line ?? (under ? t('unnamed') : hasFailed ? t('unknown') : t('asking'))
  return (
    <div
      className="pin-screen__address"
      data-behind={isBehind || undefined}
      aria-live="polite"
      aria-busy={isBehind}
    >
      {inTheWay === undefined ? (
        <>
          <h3 className={hasFailed && !line ? 'pin-screen__unknown' : 'pin-screen__line'}>{title}</h3>
          <Surroundings known={known} line={line} isRefused={isRefused} />
        </>
      ) : (
        <h3 className="pin-screen__line">{t('title')}</h3>
      )}
    </div>
  )
}

/** District and landmark; a pin outside of its district is told at once, and asked about when it is confirmed. */
function Surroundings({ known, line, isRefused }: Pick<PinSheetProps, 'known' | 'line' | 'isRefused'>) {
  const { under, districts, chosen, kmOutside, isKnown } = known
  const t = useTranslations('pin.screen')
  const locale = useLocale()
  const landmarkText = useLandmarkText()
  const distance = useDistanceText()
  const [district] = districts
  const shown = districts.find(({ id }) => id === chosen?.id) ?? district ?? chosen
  const name = shown && begun(shown.names[locale])
  const beside = under?.landmark && landmarkText(under.landmark)
  // The line above may be the landmark itself: it is not said twice.
  const landmark = beside === line || under?.landmark?.label === line ? undefined : beside
  const isOutside = isKnown && chosen && kmOutside !== undefined && kmOutside > 0
  const mayBeHere = districts.some(({ id }) => id === chosen?.id)
  return (
    <>
      <p className="pin-screen__where">
        {name && landmark ? t('under', { district: name, landmark }) : (name ?? landmark)}
      </p>
      {isOutside && !mayBeHere && (
        <p className="pin-screen__outside">
          <Icon name="warning" size="small" />
          {t(isRefused ? 'otherRegion' : 'outside', {
            district: chosen.names[locale],
            distance: distance(kmOutside * 1000),
          })}
        </p>
      )}
    </>
  )
}

/** Russian says "город" first, in small letters: a sentence begins with a capital one. */
const begun = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
