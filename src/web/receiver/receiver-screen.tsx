import './receiver.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { ApiError } from '../api-client.ts'
import { CodeInMessage } from '../shell/art/where-the-code-is.tsx'
import { useLocale } from '../shell/current-page.ts'
import { IntroActions, IntroScreen } from '../shell/intro-screen.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { pathOf } from '../shell/site-links.ts'
import { PhoneLink } from '../shell/support-phones.tsx'
import { useParcel } from '../track/use-parcel.ts'
import { useChoiceTexts } from './choice-texts.ts'
import { Choices } from './choices.tsx'
import { ChosenPart } from './chosen-part.tsx'
import { ParcelPart } from './parcel-part.tsx'
import type { Keeper } from './use-choice.ts'
import { useReceiverPage } from './use-receiver-page.ts'

/** Somebody else's parcel for them: where it is, and what they can still decide. */
export function ReceiverScreen({ link }: { link: string }) {
  const { loaded, put, refresh, retry } = useReceiverPage(link)
  if (loaded.state === 'ready') return <Found link={link} page={loaded.page} put={put} refresh={refresh} />
  if (loaded.state === 'failed') return <Failed error={loaded.error} onRetry={retry} />
  return <Waiting />
}

function Waiting() {
  const common = useTranslations('common')
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
      <Skeleton of="cards" count={3} label={common('loading')} />
    </div>
  )
}

function Found(keeper: Keeper) {
  const t = useTranslations('receiver')
  const { page } = keeper
  const { look } = useParcel({ code: page.tracking_code, pass: undefined, tracked: undefined, madeAt: 0 })
  // When it comes stands above the choices: shown later it would move them from under the finger.
  if (look.state === 'loading') return <Waiting />
  return (
    <div className="wrap receiver">
      <ParcelPart page={page} look={look} onMoved={keeper.refresh} />
      <div className="receiver__choices">
        <ChosenPart {...keeper} />
        <Choices {...keeper} />
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
  const { failure } = useChoiceTexts()
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
      <ErrorState
        title={t('failure.title')}
        action={
          <Button look="second" onClick={onRetry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {failure(error)}
      </ErrorState>
    </div>
  )
}
