import { useTranslations } from 'use-intl'
import art from '../../../shell/art/signs.svg?url'

const steps = [
  { sign: 'price', title: 'home.how.price.title', text: 'home.how.price.text' },
  { sign: 'label', title: 'home.how.label.title', text: 'home.how.label.text' },
  { sign: 'box', title: 'home.how.box.title', text: 'home.how.box.text' },
  { sign: 'door', title: 'home.how.door.title', text: 'home.how.door.text' },
] as const

/** Four stations of one road. */
export function HowItWorks() {
  const t = useTranslations()
  return (
    <section className="home-section">
      <div className="wrap">
        <h2 className="home-section__title">{t('home.how.title')}</h2>
        <ol className="steps-road">
          {steps.map(({ sign, title, text }) => (
            <li key={sign} className="steps-road__step">
              <div className="steps-road__sign">
                <svg viewBox="0 0 72 72" aria-hidden="true">
                  <use href={`${art}#${sign}`} />
                </svg>
              </div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
