import { brand } from '#kernel/brand.ts'
import { Girih } from '#ui/girih.tsx'
import { Icon, type IconName, iconNames } from '#ui/icon.tsx'
import { Logo } from '#ui/logo.tsx'
import { Row, Specimen, useFrame } from './specimen.tsx'

const sizes = ['t-h1', 't-h2', 't-h3', 't-body', 't-small'] as const
const colours = [
  'brand',
  'route',
  'soft',
  'text',
  'text2',
  'sunken',
  'line',
  'accent',
  'danger',
  'ok',
] as const

/** Letters that fonts forget, in three scripts. */
const alphabet = 'oʻ gʻ maʼno Oʻ Gʻ · ў қ ғ ҳ Ў Қ Ғ Ҳ · съёмка объём ещё'

export function TypeBoard() {
  const { samples: s, theme } = useFrame()
  return (
    <>
      <Row>
        <Specimen name="logo">
          <Logo />
        </Specimen>
        <Specimen name="logo-sign">
          <Logo signOnly />
        </Specimen>
        <span className="muted">{s[theme]}</span>
      </Row>
      <Specimen name="type" wide>
        <p className="specimen-spec">{s.motto}</p>
        <p className="lead gallery__lead">{alphabet}</p>
        <p className="specimen-scale">
          {sizes.map((size) => (
            <span key={size} className={`size-${size}`}>
              {brand.name}
            </span>
          ))}
        </p>
      </Specimen>
      <Specimen name="colours" wide>
        <ul className="specimen-swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <div className={`specimen-swatch swatch--${colour}`} />
              {colour}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="icons" wide>
        <div className="specimen-icons">
          {iconNames.map((name: IconName) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen name="girih" wide>
        <Girih wall={['.:o2132o:. ', ':o213321o:.', '.:o2132o:. ']} />
      </Specimen>
    </>
  )
}
