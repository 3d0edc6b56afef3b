import './personal-link.css'
import { useTranslations } from 'use-intl'
import { changeKeptDraft } from '#parcel/draft/kept-draft.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LostTile } from '../../shell/art/lost-tile.tsx'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import type { LinkReceiver } from './personal-link.server.ts'

/** "Send a parcel to Dilnoza T.": the wizard begins with the receiver already known, to the server alone. */
export function PersonalLinkPage({ receiver }: { receiver: LinkReceiver | undefined }) {
  return receiver ? <SendTo receiver={receiver} /> : <Gone />
}

function SendTo({ receiver }: { receiver: LinkReceiver }) {
  const t = useTranslations('personalLink.page')
  const { code, name, region, city, place } = receiver
  const steps: [IconName, string][] = [
    ['box', t('stepBox')],
    ['cash', t('stepPrice')],
    ['lock', t('stepLabel')],
  ]
  return (
    <IntroScreen title={t('title', { name })} text={t('text', { place })} art={<OnTheWay />}>
      <ul className="personal-link__steps">
        {steps.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size="small" className="personal-link__sign" />
            {text}
          </li>
        ))}
      </ul>
      <IntroActions>
        <LocalLink
          className={buttonClass()}
          to="/send_parcel"
          onClick={() => changeKeptDraft({ to: { link: code, link_name: name, region, city } })}
        >
          {t('button')}
          <Icon name="arrowRight" size="small" />
        </LocalLink>
      </IntroActions>
    </IntroScreen>
  )
}

function Gone() {
  const t = useTranslations('personalLink.page')
  return (
    <IntroScreen title={t('goneTitle')} text={t('goneText')} art={<LostTile />}>
      <IntroActions>
        <LocalLink className={buttonClass({ look: 'second' })} to="/send_parcel">
          {t('goneSend')}
        </LocalLink>
      </IntroActions>
    </IntroScreen>
  )
}
