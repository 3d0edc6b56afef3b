import './pricing.css'
import './month.css'
import { useTranslations } from 'use-intl'
import type { Tariff } from '#modules/pricing/domain/tariff.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { pathOf } from '../../shell/site-links.ts'
import type { NearCapital } from './districts-near-capital.ts'
import { DoorSection } from './door-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { HeavySection } from './heavy-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { MonthSection } from './month-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { useFigures } from './speech.ts'
import { TransportSection } from './transport-section.tsx'

type PricingPageProps = { tariff: Tariff; effectiveFrom: number; nearCapital: readonly NearCapital[] }

/** Every price, from the parcel of one person to the month of a shop. */
export function PricingPage({ tariff, effectiveFrom, nearCapital }: PricingPageProps) {
  const t = useTranslations('pricingPage')
  return (
    <div className="wrap pricing">
      <Head effectiveFrom={effectiveFrom} />
      <Contents tariff={tariff} />
      <TransportSection tariff={tariff} />
      <DoorSection tariff={tariff} nearCapital={nearCapital} />
      <ExtrasSection tariff={tariff} />
      <HeavySection tariff={tariff} />
      <LimitsSection tariff={tariff} />
      <PlansSection tariff={tariff} />
      <MonthSection tariff={tariff} />
      <p className="pricing__ways">
        <LocalLink className={buttonClass()} to={pathOf('calculator')}>
          {t('calculate')}
        </LocalLink>
        <LocalLink className={buttonClass({ look: 'second' })} to={pathOf('business')}>
          {t('business')}
        </LocalLink>
      </p>
    </div>
  )
}

function Head({ effectiveFrom }: { effectiveFrom: number }) {
  const t = useTranslations('pricingPage')
  const texts = usePageTexts()
  const { date } = useFigures()
  return (
    <header className="pricing__head">
      <div>
        <h1>{texts?.title}</h1>
        <p className="lead pricing__lead">{texts?.lead}</p>
        <p className="pricing__since">
          <Icon name="calendar" size="small" className="pricing__calendar" />
          {t('effective', { date: date(effectiveFrom, 'long') })}
        </p>
      </div>
      <LocalLink className={buttonClass()} to={pathOf('calculator')}>
        <Icon name="calculator" size="small" />
        {t('calculate')}
      </LocalLink>
    </header>
  )
}

function Contents({ tariff }: { tariff: Tariff }) {
  const t = useTranslations('pricingPage')
  const { weight } = useFigures()
  return (
    <nav className="pricing__contents" aria-label={t('contents')}>
      <ul>
        <li>
          <a href="#transport">{t('transport.title')}</a>
        </li>
        <li>
          <a href="#door">{t('door.title')}</a>
        </li>
        <li>
          <a href="#extras">{t('extras.title')}</a>
        </li>
        <li>
          <a href="#heavy">{t('heavy.title', { weight: weight(tariff.boxes.large.upToGrams) })}</a>
        </li>
        <li>
          <a href="#limits">{t('limits.title')}</a>
        </li>
        <li>
          <a href="#plans">{t('plans.title')}</a>
        </li>
        <li>
          <a href="#month">{t('month.title')}</a>
        </li>
      </ul>
    </nav>
  )
}
