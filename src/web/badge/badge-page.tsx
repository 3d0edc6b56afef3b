import './badge.css'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import type { BadgeCheck, WordAnswer } from '#modules/delivery/badge.contract.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { ErrorState } from '#ui/screen-states.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextField } from '#ui/text-field.tsx'
import { type Envelope, useApi } from '../api-client.ts'
import { useLoaded } from '../profile/use-loaded.ts'
import { useTask } from '../profile/use-task.ts'
import { LocalLink } from '../shell/local-link.tsx'
import { usePageTexts } from '../shell/page-texts.ts'
import { PhoneLink } from '../shell/support-phones.tsx'
import { usePhoto } from '../shell/use-photo.ts'

const pathOf = (code: string) => `/api/delivery/v1/badges/${encodeURIComponent(code)}`
const readCheck = ({ data }: Envelope) => data as BadgeCheck | undefined
const readWord = ({ data }: Envelope) => data as WordAnswer | undefined

/** Whoever opens the door asks; the badge, the face and the word answer together. */
export function BadgePage({ code }: { code: string | undefined }) {
  const texts = usePageTexts()
  return (
    <div className="wrap badge-page">
      <header className="badge-page__intro">
        <h1>{texts?.title}</h1>
        {code === undefined && <p className="lead">{texts?.lead}</p>}
      </header>
      {code === undefined ? <NumberForm /> : <Checked key={code} code={code} />}
    </div>
  )
}

/** Works without a script too: the address of the answer is made by the server. */
function NumberForm() {
  const t = useTranslations('badge')
  return (
    <Form className="badge-form" method="get">
      <TextField
        label={t('number')}
        hint={t('numberHint')}
        name="code"
        code
        required
        inputMode="numeric"
        maxLength={120}
      />
      <Button type="submit" block>
        {t('check')}
      </Button>
      <Notice tone="info" icon="camera">
        {t('scan')}
      </Notice>
    </Form>
  )
}

function Checked({ code }: { code: string }) {
  const t = useTranslations('badge')
  const common = useTranslations('common')
  const { loaded, retry } = useLoaded(pathOf(code), readCheck)
  if (loaded.state === 'loading') return <Skeleton of="rows" count={3} label={common('loading')} />
  if (loaded.state === 'failed')
    return (
      <ErrorState
        title={t('failedTitle')}
        action={
          <Button look="second" onClick={retry}>
            {t('retry')}
          </Button>
        }
      >
        {loaded.error.message ?? t('failedText')}
      </ErrorState>
    )
  return loaded.data.ours ? <Ours code={code} check={loaded.data} /> : <NotOurs />
}

function Ours({ code, check }: { code: string; check: BadgeCheck }) {
  const t = useTranslations('badge')
  const name = check.first_name ?? ''
  return (
    <>
      <section className="badge-card" role="status">
        <Avatar name={name} photo={usePhoto(check.photo)} size="large" />
        <div>
          <h2 className="badge-card__name">{name}</h2>
          <p className="badge-card__yes">
            <Icon name="check" size="small" />
            {t('ours')}
          </p>
        </div>
        <p className="badge-card__look muted">{t(check.photo === null ? 'noPhoto' : 'compare')}</p>
      </section>
      <WordForm code={code} />
      <Another />
    </>
  )
}

/** The word is never shown here: an impostor would only have to look. */
function WordForm({ code }: { code: string }) {
  const t = useTranslations('badge')
  const api = useApi()
  const task = useTask()
  const [word, setWord] = useState('')
  const [right, setRight] = useState<boolean>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRight(undefined)
    void task.run(async () => {
      const body = { word }
      const answer = await api.request(`${pathOf(code)}/word`, { method: 'POST', body, read: readWord })
      if (answer.ok) setRight(answer.value.right)
      return answer
    })
  }
  return (
    <form className="badge-form" onSubmit={submit}>
      <h2>{t('wordTitle')}</h2>
      <p className="muted">{t('wordText')}</p>
      <TextField
        label={t('word')}
        hint={t('wordHint')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" look="second" block busy={task.state === 'busy'}>
        {t('wordCheck')}
      </Button>
      <div role="status">
        {right === true && (
          <p className="badge-form__right">
            <Icon name="check" size="small" />
            {t('right')}
          </p>
        )}
        {right === false && (
          <Notice tone="danger" title={t('wrongTitle')}>
            {t('wrong')} <PhoneLink phone={brand.supportPhones[0]} />
          </Notice>
        )}
        {task.error && <Notice tone="warning">{task.error.message ?? t('failedText')}</Notice>}
      </div>
    </form>
  )
}

function NotOurs() {
  const t = useTranslations('badge')
  return (
    <>
      <div role="alert">
        <Notice tone="danger" title={t('notOursTitle')}>
          {t('notOurs')} <PhoneLink phone={brand.supportPhones[0]} />
        </Notice>
      </div>
      <Another />
    </>
  )
}

function Another() {
  const t = useTranslations('badge')
  return (
    <p>
      <LocalLink to="/badge">{t('another')}</LocalLink>
    </p>
  )
}
