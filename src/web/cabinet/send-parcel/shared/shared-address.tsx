import { useTranslations } from 'use-intl'
import { useAnswer } from '#client/use-answer.ts'
import { geoCalls } from '#modules/geo/geo.calls.ts'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import type { MapAnswer } from '#parcel/pin/map-answer.ts'
import { useLineText } from '#parcel/pin/use-line-text.ts'
import { Icon } from '#ui/icon.tsx'
import type { Wizard } from '../use-wizard.ts'
import { offered, sharedChange } from './shared-change.ts'
import type { SharedPlace } from './shared-place.ts'

type SharedAddressProps = { wizard: Wizard; place: SharedPlace }

/** What was shared with the app: a tap makes it the receiver's address. Without one nothing changes: there may be a draft. */
export function SharedAddress({ wizard, place }: SharedAddressProps) {
  return 'spot' in place ? (
    <OfSpot wizard={wizard} spot={place.spot} />
  ) : (
    <OfWords wizard={wizard} words={place.words} />
  )
}

function OfWords({ wizard, words }: { wizard: Wizard; words: string }) {
  const { data } = useAnswer(geoCalls.suggestPlaces, { query: { q: words } }, { quiet: true })
  return <Offered wizard={wizard} words={words} answers={data} />
}

function OfSpot({ wizard, spot }: { wizard: Wizard; spot: LatLon }) {
  const query = { lat: String(spot.lat), lon: String(spot.lon) }
  const { data } = useAnswer(geoCalls.describePoint, { query }, { quiet: true })
  return <Offered wizard={wizard} answers={data} spot={spot} />
}

type OfferedProps = {
  wizard: Wizard
  /** Undefined while it is being asked for, or could not be: then nothing is shown. */
  answers: readonly MapAnswer[] | undefined
  words?: string
  spot?: LatLon
}

function Offered({ wizard, answers, words, spot }: OfferedProps) {
  const t = useTranslations('pocket.shared')
  const lineOf = useLineText()
  if (!answers) return null
  const found = offered(answers)
  return (
    <section className="quick-fill" aria-labelledby="shared-address">
      <h3 id="shared-address" className="quick-fill__label">
        {t('title')}
      </h3>
      {words && <p>{words}</p>}
      <p className="muted">{t(found.length > 0 ? 'question' : 'nothing')}</p>
      <ul className="quick-fill__list">
        {found.map((answer) => (
          <li key={`${answer.label} ${answer.latitude} ${answer.longitude}`}>
            <button
              type="button"
              className="quick-fill__chip"
              onClick={() => wizard.change({ to: sharedChange(answer, lineOf(answer), spot) })}
            >
              <Icon name="point" size="small" className="quick-fill__sign" />
              <span>
                <span className="quick-fill__name">{lineOf(answer)}</span>
                <span className="quick-fill__where">{answer.subtitle}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
