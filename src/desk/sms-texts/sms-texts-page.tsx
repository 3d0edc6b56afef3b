import './sms-texts.css'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { smsTextCalls } from '#modules/notifications/sms/moderation/sms-texts.calls.ts'
import type { CyrillicText, SmsTextList } from '#modules/notifications/sms/moderation/sms-texts.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { Panel } from '../frame/panel.tsx'
import { LoadingRows } from '../parts/list-states.tsx'

/** The page is kept for everybody; what is approved is known to the browser only. */
export function SmsTextsPage() {
  return useHydrated() ? <SmsTextsScreen /> : <LoadingRows />
}

function SmsTextsScreen() {
  const t = useTranslations('deskSmsTexts')
  const answer = useAnswer(smsTextCalls.listSmsTexts, {})
  if (answer.error?.status === 403) return <NoAccess />
  return (
    <div className="desk-split">
      <Panel>
        <div className="desk-panel__rows">
          <div className="sms-texts">
            <p className="sms-texts__lead">{t('lead')}</p>
            <Loaded of={answer} skeleton={<LoadingRows />}>
              {(list) => (
                <>
                  {!list.moderated && <Notice tone="info">{t('notModerated')}</Notice>}
                  <CyrillicTexts
                    list={list}
                    onChanged={(text) =>
                      answer.set({
                        ...list,
                        cyrillic: list.cyrillic.map((known) =>
                          known.template === text.template ? text : known,
                        ),
                      })
                    }
                  />
                  {(['uz', 'ru', 'en'] as const).map((language) => (
                    <OtherTexts key={language} list={list} language={language} />
                  ))}
                </>
              )}
            </Loaded>
          </div>
        </div>
      </Panel>
    </div>
  )
}

type CyrillicTextsProps = { list: SmsTextList; onChanged: (text: CyrillicText) => void }

function CyrillicTexts({ list, onChanged }: CyrillicTextsProps) {
  const t = useTranslations('deskSmsTexts')
  const toast = useToast()
  const waiting = list.cyrillic.filter(({ approved_at: approved }) => approved === null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(waiting.flatMap(({ forms }) => forms).join('\n'))
      toast({ text: t('copied'), tone: 'ok' })
    } catch {
      toast({ text: t('copyFailed'), tone: 'danger' })
    }
  }
  return (
    <section className="sms-texts__part">
      <header className="sms-texts__head">
        <h3>{t('cyrillic')}</h3>
        <span className="muted">
          {t('waiting', { count: String(waiting.length), all: String(list.cyrillic.length) })}
        </span>
        {waiting.length > 0 && (
          <Button look="second" small onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
      </header>
      <ul className="sms-texts__list">
        {list.cyrillic.map((text) => (
          <CyrillicRow key={text.template} text={text} moderated={list.moderated} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

type CyrillicRowProps = {
  text: CyrillicText
  moderated: boolean
  onChanged: (text: CyrillicText) => void
}

function CyrillicRow({ text, moderated, onChanged }: CyrillicRowProps) {
  const t = useTranslations('deskSmsTexts')
  const format = formatter(useLocale())
  const task = useTask(smsTextCalls.approveSmsText)
  const toast = useToast()
  const failureText = useFailureText()
  const { template, forms, digest, approved_at: at } = text
  const change = async () => {
    const answer = await task.run({ params: { template }, body: { approved: at === null, digest } })
    if (answer.ok) onChanged(answer.value)
    else toast({ text: failureText(answer.error), tone: 'danger' })
  }
  return (
    <li className="sms-text" data-approved={at !== null || undefined}>
      <div className="sms-text__words" lang="uz-Cyrl">
        {forms.map((form) => (
          <p key={form}>{form}</p>
        ))}
      </div>
      <p className="sms-text__state">
        <Icon className="sms-text__sign" name={at === null ? 'clock' : 'check'} size="small" />
        {at === null
          ? t(moderated ? 'notYet' : 'notApproved')
          : t('approvedAt', { at: format.dateTime(Date.parse(at)) })}
        <span className="muted">{template}</span>
      </p>
      <Button
        look="second"
        small
        busy={task.state === 'busy'}
        aria-label={t(at === null ? 'approveNamed' : 'withdrawNamed', { name: template })}
        onClick={() => void change()}
      >
        {t(at === null ? 'approve' : 'withdraw')}
      </Button>
    </li>
  )
}

const nameOf = {
  uz: 'deskSmsTexts.latin',
  ru: 'deskSmsTexts.russian',
  en: 'deskSmsTexts.english',
} as const

function OtherTexts({ list, language }: { list: SmsTextList; language: keyof typeof nameOf }) {
  const t = useTranslations()
  const texts = list.others.filter((text) => text.language === language)
  return (
    <details className="sms-texts__part">
      <summary>{t(nameOf[language])}</summary>
      <ul className="sms-texts__list" lang={language}>
        {texts.map(({ template, forms }) => (
          <li key={template} className="sms-text">
            <div className="sms-text__words">
              {forms.map((form) => (
                <p key={form}>{form}</p>
              ))}
            </div>
            <p className="sms-text__state muted">{template}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
