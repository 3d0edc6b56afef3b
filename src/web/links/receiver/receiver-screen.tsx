import './receiver.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import type { ApiError } from '#client/api.ts'
import { Loaded, LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { type Answer, useAnswer } from '#client/use-answer.ts'
import { brand } from '#kernel/brand.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import { useParcel } from '#parcel/track/use-parcel.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { CodeInMessage } from '../../shell/art/where-the-code-is.tsx'
import { IntroActions, IntroScreen } from '../../shell/intro-screen.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { pathOf } from '../../shell/site-links.ts'
import { PhoneLink } from '../../shell/support-phones.tsx'
import { Choices } from './choices.tsx'
import { ChosenPart } from './chosen-part.tsx'
import { ParcelPart } from './parcel-part.tsx'
import type { Keeper } from './use-choice.ts'

/** Somebody else's parcel for them: where it is, and what they can still decide. */
export function ReceiverScreen({ link }: { link: string }) {
  const answer = useAnswer(receiverCalls.readReceiverPage, { params: { link } }, { quiet: true })
  const { data: page, error, set: put, refresh, retry } = answer
  if (page) return <Found answer={answer} link={link} page={page} put={put} refresh={refresh} />
  if (error) return <Failed error={error} onRetry={retry} />
  return <Waiting />
}

function Waiting() {
  const t = useTranslations('receiver')
  const texts = usePageTexts()
  return (
    <div className="wrap receiver">
      <h1 className="spoken">{texts?.title}</h1>
      <noscript>
        <Notice tone="warning">
          {t('noScript')} <PhoneLink phone={brand.supportPhones[0]} />
        </Notice>
      </noscript>
      <LoadingShape of="cards" count={3} />
    </div>
  )
}

function Found({ answer, ...keeper }: Keeper & { answer: Answer<ReceiverPage> }) {
  const t = useTranslations('receiver')
  const { page } = keeper
  const { parcel } = useParcel({ code: page.tracking_code, pass: undefined, tracked: undefined, madeAt: 0 })
  // When it comes stands above the choices: shown later it would move them from under the finger.
  if (!parcel.data && !parcel.error) return <Waiting />
  return (
    <div className="wrap receiver">
      <ParcelPart page={page} look={parcel.data} onMoved={keeper.refresh} />
      <div className="receiver__choices">
        <Loaded of={answer}>
          {() => (
            <>
              <ChosenPart {...keeper} />
              <Choices {...keeper} />
            </>
          )}
        </Loaded>
        <p className="muted">
          {t('choices.help')} <PhoneLink phone={brand.supportPhones[0]} />
        </p>
      </div>
    </div>
  )
}

function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useTranslations('receiver')
  const locale = useLocale()
  if (error.code === 'not_found')
    return (
      <IntroScreen title={t('unknown.title')} text={t('unknown.text')} art={<CodeInMessage />}>
        <IntroActions>
          <Link className={buttonClass({ look: 'second' })} to={localizedPath(locale, pathOf('track'))}>
            {t('unknown.track')}
          </Link>
        </IntroActions>
      </IntroScreen>
    )
  return (
    <div className="wrap receiver">
      <LoadFailed error={error} retry={onRetry} title={t('failedTitle')} />
    </div>
  )
}
