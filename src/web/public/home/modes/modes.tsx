import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'

type Sign = Extract<IconName, 'door' | 'point'>

/** Numbers of `delivery_option` and the heaviest parcel of each way (DECISIONS, "API shapes" and "Price"). */
const modes = [
  {
    option: 2,
    from: 'door',
    to: 'door',
    title: 'home.modes.doorDoor.title',
    text: 'home.modes.doorDoor.text',
    weightGrams: 100_000,
  },
  {
    option: 1,
    from: 'point',
    to: 'point',
    title: 'home.modes.pointPoint.title',
    text: 'home.modes.pointPoint.text',
    weightGrams: 15_000,
  },
  {
    option: 3,
    from: 'door',
    to: 'point',
    title: 'home.modes.doorPoint.title',
    text: 'home.modes.doorPoint.text',
    weightGrams: 15_000,
  },
  {
    option: 4,
    from: 'point',
    to: 'door',
    title: 'home.modes.pointDoor.title',
    text: 'home.modes.pointDoor.text',
    weightGrams: 15_000,
  },
] as const

export function Modes() {
  const t = useTranslations()
  const { weight } = formatter(useLocale())
  return (
    <section className="home-section">
      <div className="wrap">
        <div className="modes__head">
          <h2 className="home-section__title">{t('home.modes.title')}</h2>
          <p className="modes__legend">
            <span>
              <Icon name="door" className="modes__sign" /> {t('home.modes.door')}
            </span>
            <span>
              <Icon name="point" className="modes__sign" /> {t('home.modes.point')}
            </span>
          </p>
        </div>
        <ul className="modes">
          {modes.map(({ option, from, to, title, text, weightGrams }) => (
            <li key={option} className="mode">
              <Way from={from} to={to} />
              <h3 className="mode__title">
                <LocalLink className="mode__link" to={`${pathOf('calculator')}?delivery_option=${option}`}>
                  {t(title)}
                </LocalLink>
              </h3>
              <p className="mode__text">{t(text)}</p>
              <p className="mode__limit">
                {t('home.modes.upTo', { weight: weight(weightGrams) })}
                <Icon name="arrowRight" size="small" className="mode__onward" />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Two signs and a dashed road. */
function Way({ from, to }: { from: Sign; to: Sign }) {
  return (
    <span className="way">
      <Icon name={from} className="way__end" />
      <span className="way__road" />
      <Icon name={to} className="way__end" />
    </span>
  )
}
