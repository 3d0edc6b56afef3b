import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { noticeLogCalls } from '#modules/notifications/log/notice-log.calls.ts'
import type { NoticeDetail, NoticeLine } from '#modules/notifications/log/notice-log.contract.ts'
import { TrackCode } from '#parcel/code/track-code.tsx'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { DeskFormDialog } from '../parts/desk-form-dialog.tsx'
import { DetailsHead } from '../parts/details-head.tsx'
import { Fact } from '../parts/fact.tsx'
import { mayDo } from '../sections.ts'
import { useStaff } from '../signed-in.ts'
import { channelNames, stateLooks, stateNames } from './notice-names.ts'

type NoticeDetailsProps = { id: string; onClose: () => void; onChanged: (line: NoticeLine) => void }

/** One message: what it said, how it went, and whether it can go once more. */
export function NoticeDetails({ id, onClose, onChanged }: NoticeDetailsProps) {
  const t = useTranslations('deskNotices')
  const title = useId()
  const notice = useAnswer(noticeLogCalls.readNotice, { params: { id } })
  const [asking, setAsking] = useState(false)
  return (
    <aside className="desk-details" aria-labelledby={title}>
      <DetailsHead id={title} title={notice.data?.label ?? t('caption')} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text alone must be scrolled by keys too */}
      <div className="desk-details__body" tabIndex={0}>
        <Loaded of={notice} look="part">
          {(shown) => (
            <>
              <Facts notice={shown} />
              <Words text={shown.text} />
              <Tries notice={shown} />
            </>
          )}
        </Loaded>
      </div>
      {notice.data && <Acts notice={notice.data} onAsk={() => setAsking(true)} />}
      {asking && notice.data && (
        <AgainDialog
          notice={notice.data}
          onClose={() => setAsking(false)}
          onDone={(line) => {
            setAsking(false)
            onChanged(line)
            void notice.refresh()
          }}
        />
      )}
    </aside>
  )
}

function Facts({ notice }: { notice: NoticeDetail }) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  const { to, channel, order, asked_at: asked, state, reason, due_at: due, locale } = notice
  return (
    <dl className="desk-facts">
      <Fact name={t('deskNotices.facts.state')}>
        <StateBadge {...stateLooks[state]} label={t(stateNames[state])} />
      </Fact>
      {reason && <Fact name={t('deskNotices.facts.reason')}>{reason}</Fact>}
      {due && <Fact name={t('deskNotices.facts.until')}>{dateTime(Date.parse(due))}</Fact>}
      <Fact name={t('deskNotices.facts.to')}>{to || '—'}</Fact>
      <Fact name={t('deskNotices.facts.channel')}>{t(channelNames[channel])}</Fact>
      {order && (
        <Fact name={t('deskNotices.facts.order')}>
          <LocalLink to={`/desk/orders/${order.id}`}>
            <TrackCode code={order.tracking_code} />
          </LocalLink>
        </Fact>
      )}
      <Fact name={t('deskNotices.facts.asked')}>{dateTime(Date.parse(asked))}</Fact>
      <Fact name={t('deskNotices.facts.language')}>{t(languageNames[locale])}</Fact>
    </dl>
  )
}

const languageNames = {
  uz: 'deskNotices.languages.uz',
  oz: 'deskNotices.languages.oz',
  ru: 'deskNotices.languages.ru',
  en: 'deskNotices.languages.en',
} as const satisfies Record<NoticeDetail['locale'], string>

function Words({ text }: { text: string | null }) {
  const t = useTranslations('deskNotices')
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('text')}</h3>
      {text === null ? (
        <p className="muted">{t('noText')}</p>
      ) : (
        <>
          <p className="notice-words">{text}</p>
          {text.includes('••••') && <p className="notice-more">{t('dots')}</p>}
        </>
      )}
    </section>
  )
}

const tryNames = {
  queued: 'deskNotices.tryStates.queued',
  sent: 'deskNotices.tryStates.sent',
  delivered: 'deskNotices.tryStates.delivered',
  failed: 'deskNotices.tryStates.failed',
} as const

const gatewayNames: Readonly<Record<string, GatewayName>> = {
  local: 'deskNotices.gateways.local',
  eskiz: 'deskNotices.gateways.eskiz',
  telegram: 'deskNotices.gateways.telegram',
  email: 'deskNotices.gateways.email',
  push: 'deskNotices.gateways.push',
}
type GatewayName = `deskNotices.gateways.${'local' | 'eskiz' | 'telegram' | 'email' | 'push'}`

function Tries({ notice: { tries, again } }: { notice: NoticeDetail }) {
  const t = useTranslations()
  const { dateTime } = formatter(useLocale())
  const nameOf = (gateway: string) => {
    const name = gatewayNames[gateway]
    return name ? t(name) : gateway
  }
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('deskNotices.tries')}</h3>
      {tries.length === 0 && <p className="muted">{t('deskNotices.noTries')}</p>}
      <ul className="notice-tries">
        {tries.map(({ at, gateway, state, reason }) => (
          <li key={`${at} ${gateway} ${state}`}>
            <span>
              {nameOf(gateway)}: {t(tryNames[state])}
              {reason && <span className="notice-more">{reason}</span>}
            </span>
            <span className="unbroken">{dateTime(Date.parse(at))}</span>
          </li>
        ))}
      </ul>
      {again.length > 0 && (
        <>
          <h3 className="desk-details__subtitle">{t('deskNotices.againBy')}</h3>
          <ul className="notice-tries">
            {again.map(({ at, by }) => (
              <li key={at}>
                <span>{by}</span>
                <span className="unbroken">{dateTime(Date.parse(at))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function Acts({ notice: { refusal }, onAsk }: { notice: NoticeDetail; onAsk: () => void }) {
  const t = useTranslations('deskNotices')
  const staff = useStaff()
  if (!staff || !mayDo(staff.role, 'notice.send-again')) return null
  if (refusal)
    return (
      <p className="desk-details__note">
        <strong>{t('cannot')}.</strong> {refusal.message}
      </p>
    )
  return (
    <div className="desk-details__actions">
      <Button onClick={onAsk}>{t('again')}</Button>
    </div>
  )
}

type AgainDialogProps = { notice: NoticeDetail; onClose: () => void; onDone: (line: NoticeLine) => void }

function AgainDialog({ notice: { id, label, to }, onClose, onDone }: AgainDialogProps) {
  const t = useTranslations('deskNotices')
  const toast = useToast()
  const task = useTask(noticeLogCalls.sendNoticeAgain)
  async function submit(): Promise<void> {
    const sent = await task.run({ params: { id } })
    if (!sent.ok) return
    toast({ text: t('ask.done'), tone: 'ok' })
    onDone(sent.value)
  }
  return (
    <DeskFormDialog
      title={t('ask.title')}
      no={t('ask.no')}
      yes={t('ask.yes')}
      task={task}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <p>{t('ask.text', { what: label, to })}</p>
      <p className="muted">{t('ask.night')}</p>
    </DeskFormDialog>
  )
}
