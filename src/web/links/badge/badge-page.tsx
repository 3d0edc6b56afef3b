import './badge.css'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { Loaded, LoadingShape } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { useTask } from '#client/use-task.ts'
import { brand } from '#kernel/brand.ts'
import { badgeCalls } from '#modules/delivery/badge.calls.ts'
import type { BadgeCheck } from '#modules/delivery/badge.contract.ts'
import { useCourierPhoto } from '#parcel/rating/use-courier-photo.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { LocalLink } from '../../shell/local-link.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { PhoneLink } from '../../shell/support-phones.tsx'

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
  const answer = useAnswer(badgeCalls.checkBadge, { params: { code } })
  return (
    <Loaded of={answer} title={t('failedTitle')} skeleton={<LoadingShape of="rows" count={3} />}>
      {(check) => (check.ours ? <Ours code={code} check={check} /> : <NotOurs />)}
    </Loaded>
  )
}

function Ours({ code, check }: { code: string; check: BadgeCheck }) {
  const t = useTranslations('badge')
  const name = check.first_name ?? ''
  return (
    <>
      <section className="badge-card" role="status">
        <Avatar name={name} photo={useCourierPhoto(check.photo)} size="large" className="badge-card__face" />
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
  const failureText = useFailureText()
  const task = useTask(badgeCalls.checkWord)
  const [word, setWord] = useState('')
  const [right, setRight] = useState<boolean>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRight(undefined)
    const answer = await task.run({ params: { code }, body: { word } })
    if (answer.ok) setRight(answer.value.right)
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
        {task.error && <Notice tone="warning">{failureText(task.error)}</Notice>}
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
