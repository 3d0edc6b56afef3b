import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { devicesCalls } from '#modules/accounts/devices/devices.calls.ts'
import type { CourierDevice } from '#modules/accounts/devices/devices.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/float/dialog.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { StateBadge } from '#ui/show/state-badge.tsx'
import { useNow } from '../parts/use-now.ts'
import { endNames } from './courier-names.ts'

/** The phones that a courier has set up; a lost one is ended here. */
export function CourierPhones({ id }: { id: string }) {
  const t = useTranslations('deskCouriers.phones')
  const phones = useAnswer(devicesCalls.listCourierDevices, { params: { id } })
  const [asked, setAsked] = useState<CourierDevice>()
  return (
    <section>
      <h3 className="desk-details__subtitle">{t('title')}</h3>
      <Loaded of={phones} look="part" skeleton={<LoadingShape of="rows" count={1} />}>
        {(shown) =>
          shown.length === 0 ? (
            <p className="muted">{t('none')}</p>
          ) : (
            <ul className="courier-phones">
              {shown.map((phone) => (
                <Phone key={phone.id} phone={phone} onEnd={() => setAsked(phone)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <EndQuestion
        person={id}
        phone={asked}
        onDone={() => {
          setAsked(undefined)
          void phones.refresh()
        }}
      />
    </section>
  )
}

function Phone({ phone, onEnd }: { phone: CourierDevice; onEnd: () => void }) {
  const words = useTranslations()
  const t = useTranslations('deskCouriers.phones')
  const format = formatter(useLocale())
  const now = useNow()
  const { name, seen_at: seen, signed_in: signedIn, ended } = phone
  return (
    <li className="courier-phone">
      <div className="courier-phone__what">
        <strong>{name || t('unnamed')}</strong>
        <span className="muted">
          {ended
            ? t('endedAt', { at: format.dateTime(Date.parse(ended.at)) })
            : t('seen', { when: format.relative(Date.parse(seen), now) })}
          {ended?.by && ` · ${ended.by}`}
        </span>
      </div>
      {ended ? (
        <StateBadge tone="danger-line" sign="cross" label={words(endNames[ended.because])} />
      ) : (
        <StateBadge
          tone={signedIn ? 'ok' : 'plain'}
          sign={signedIn ? 'full' : 'empty'}
          label={t(signedIn ? 'signedIn' : 'signedOut')}
        />
      )}
      {ended?.because !== 'desk' && ended?.because !== 'dismissed' && (
        <Button look="danger" small onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  )
}

type EndQuestionProps = { person: string; phone: CourierDevice | undefined; onDone: () => void }

function EndQuestion({ person, phone, onDone }: EndQuestionProps) {
  const t = useTranslations('deskCouriers.phones')
  const task = useTask(devicesCalls.endCourierDevice)
  const toast = useToast()
  const failureText = useFailureText()
  const end = async () => {
    if (!phone) return
    const answer = await task.run({ params: { id: person, device: phone.id } })
    toast(answer.ok ? { text: t('done') } : { text: failureText(answer.error), tone: 'danger' })
    onDone()
  }
  return (
    <Confirm
      open={phone !== undefined}
      title={t('endTitle', { name: phone?.name || t('unnamed') })}
      yes={t('endYes')}
      no={t('no')}
      danger
      busy={task.state === 'busy'}
      onNo={onDone}
      onYes={() => void end()}
    >
      {t('endText')}
    </Confirm>
  )
}
