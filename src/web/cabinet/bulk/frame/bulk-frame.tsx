import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { UploadAnswer } from '#modules/bulk/bulk.contract.ts'
import { formatTime } from '#platform/i18n/format.ts'
import { Icon } from '#ui/icon.tsx'
import { Stepper } from '#ui/waiting/stepper.tsx'
import { DemoStrip } from '../../../shell/frame/demo-strip.tsx'
import { HomeLink } from '../../../shell/frame/home-link.tsx'
import { SkipLink } from '../../../shell/frame/skip-link.tsx'
import { myOrdersPath } from '../../../shell/header/account-links.tsx'
import { LanguageMenu } from '../../../shell/header/language-menu.tsx'
import { LocalLink } from '../../../shell/local-link.tsx'
import { pathOf } from '../../../shell/site-links.ts'
import { askedFor, type Star, type Step, starOf, way } from './steps.ts'

type BulkFrameProps = {
  /** Undefined while nobody knows. */
  step: Step | undefined
  upload?: UploadAnswer | undefined
  children: ReactNode
}

/** Screens that fill the window and scroll inside. */
const fitted: readonly (Step | undefined)[] = ['check', 'chat']

/** No menus: the road of the upload, whether all is kept, the language and the way out. */
export function BulkFrame({ step, upload, children }: BulkFrameProps) {
  return (
    <div className="page-frame bulk-frame" data-fitted={fitted.includes(step) || undefined} data-step={step}>
      <SkipLink />
      <header className="bulk-top">
        <DemoStrip />
        <div className="wrap bulk-top__inside">
          <Leave upload={upload} step={step} look="back" />
          <HomeLink />
          <span className="bulk-top__name">{upload?.name}</span>
          {step && <Way step={step} upload={upload} />}
          <div className="bulk-top__end">
            {upload && <Kept upload={upload} />}
            <LanguageMenu />
            <Leave upload={upload} step={step} look="close" />
          </div>
        </div>
      </header>
      <main id="content" className="page-frame__main bulk-main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

const sources = {
  file: 'bulkFlow.frame.file',
  table: 'bulkFlow.frame.table',
  chat: 'bulkFlow.frame.chat',
} as const

function Way({ step, upload }: { step: Step; upload: UploadAnswer | undefined }) {
  const t = useTranslations('bulkFlow.frame')
  const say = useTranslations()
  const kind = upload?.kind ?? 'file'
  const names: Record<Star, string> = {
    source: say(sources[kind]),
    understood: kind === 'chat' ? t('understoodChat') : t('columns'),
    check: t('check'),
    save: t('save'),
    labels: t('labels'),
  }
  const now = starOf(step)
  return (
    <div className="bulk-top__way">
      <Stepper
        row
        label={t('way')}
        doneText={t('done')}
        now={now}
        steps={way.map((star, at) => {
          const asked = upload && at < now ? askedFor(star, upload) : undefined
          const to = upload && asked && uploadPath(upload.id, asked)
          return { id: star, label: to ? <StepLink to={to} name={names[star]} /> : names[star] }
        })}
      />
    </div>
  )
}

const StepLink = ({ to, name }: { to: string; name: string }) => (
  <LocalLink className="bulk-top__step" to={to}>
    {name}
  </LocalLink>
)

/** Where an upload is looked at; without a step, where it stands. */
export const uploadPath = (id: string, step?: string) =>
  `${pathOf('bulkUpload')}?id=${id}${step === undefined ? '' : `&step=${step}`}`

/** Everything lives on the server: this says since when. */
function Kept({ upload }: { upload: UploadAnswer }) {
  const t = useTranslations('bulkFlow.frame')
  if (upload.state !== 'ready') return null
  return (
    <span className="bulk-top__kept">
      <Icon name="check" size="small" />
      {t('kept', { time: formatTime(Date.parse(upload.changed_at)) })}
    </span>
  )
}

type LeaveProps = { upload: UploadAnswer | undefined; step: Step | undefined; look: 'back' | 'close' }

function Leave({ upload, step, look }: LeaveProps) {
  const t = useTranslations('bulkFlow.frame')
  const inside = upload !== undefined || step !== 'start'
  const isBack = look === 'back'
  const stepBack = isBack && upload && step === 'save'
  const to = stepBack ? uploadPath(upload.id, 'check') : inside ? pathOf('bulkUpload') : myOrdersPath
  return (
    <LocalLink className={`icon-button bulk-top__${look}`} to={to}>
      <Icon name={isBack ? 'chevronLeft' : 'close'} />
      <span className="spoken">{stepBack ? t('back') : inside ? t('leave') : t('leaveStart')}</span>
    </LocalLink>
  )
}
