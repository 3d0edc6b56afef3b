import { useTranslations } from 'use-intl'
import type { LatLon } from '#parcel/map/lat-lon.ts'
import { waysThere } from '#parcel/place/ways-there.ts'
import { useDisclosure } from '#ui/float/use-disclosure.ts'
import { Icon } from '#ui/icon.tsx'

/** The way there in the map that a person is used to. */
export function Ways({ to }: { to: LatLon }) {
  return (
    <ul className="ways">
      {waysThere.map(({ name, to: addressTo }) => (
        <li key={name}>
          <a className="ways__link" href={addressTo(to)} target="_blank" rel="noreferrer">
            {name} <Icon name="external" size="tiny" className="ways__out" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same behind one button. Opens without a script. */
export function WayLinks({ to }: { to: LatLon }) {
  const t = useTranslations('nearby.card')
  const disclosure = useDisclosure()
  return (
    <details ref={disclosure} className="way-links">
      <summary className="way-links__button">
        <Icon name="route" size="small" /> {t('way')}
      </summary>
      <Ways to={to} />
    </details>
  )
}
