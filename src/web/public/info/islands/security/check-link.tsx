import './security.css'
import { Form, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { judgeLink, type LinkVerdict, longestPasted } from '#modules/links/domain/judge-link.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Notice, type NoticeTone } from '#ui/show/notice.tsx'
import { useFrame } from '../../../../shell/current-page.ts'

const elsewhere = Object.values(brand.social)

const looks = {
  ours: {
    tone: 'info',
    icon: 'check',
    says: 'info.security.link.words.ours',
    text: 'info.security.link.words.oursText',
  },
  ours_elsewhere: {
    tone: 'info',
    icon: 'check',
    says: 'info.security.link.words.oursElsewhere',
    text: 'info.security.link.words.oursElsewhereText',
  },
  looks_alike: {
    tone: 'danger',
    icon: 'warning',
    says: 'info.security.link.words.looksAlike',
    text: 'info.security.link.words.looksAlikeText',
  },
  not_ours: {
    tone: 'danger',
    icon: 'close',
    says: 'info.security.link.words.notOurs',
    text: 'info.security.link.words.notOursText',
  },
  unreadable: {
    tone: 'warning',
    icon: 'question',
    says: 'info.security.link.words.unreadable',
    text: 'info.security.link.words.unreadableText',
  },
} as const satisfies Record<LinkVerdict, { tone: NoticeTone; icon: IconName; says: string; text: string }>

/** Whose an address is. The question is the page's own address, so it is answered without a script too. */
export function CheckLink() {
  const t = useTranslations('info.security.link.words')
  const [query] = useSearchParams()
  const origin = useFrame()?.origin ?? ''
  const pasted = query.get('link')?.slice(0, longestPasted) ?? ''
  const judged =
    pasted.trim() === '' || origin === ''
      ? undefined
      : judgeLink(pasted, { origin, name: brand.name, elsewhere })
  return (
    <div className="check-link">
      <Form className="check-link__form" method="get" action="#link" preventScrollReset>
        <TextArea
          key={pasted}
          label={t('label')}
          hint={t('hint', { example: `${origin.replace(/^https?:\/\//, '')}/t/TB…` })}
          name="link"
          rows={3}
          required
          maxLength={longestPasted}
          spellCheck={false}
          defaultValue={pasted}
        />
        <Button type="submit">{t('check')}</Button>
      </Form>
      <div className="check-link__answer" role="status">
        {judged ? (
          <Verdict verdict={judged.verdict} host={judged.host} />
        ) : (
          <OurName host={origin.replace(/^https?:\/\//, '')} />
        )}
      </div>
    </div>
  )
}

/** What to look for, before anything is asked. */
function OurName({ host }: { host: string }) {
  const t = useTranslations('info.security.link.words')
  return (
    <>
      <p className="check-link__before">{t('before')}</p>
      <p className="check-link__name">
        <Icon name="lock" size="small" />
        {host}
      </p>
      <p className="check-link__text">{t('beforeText')}</p>
    </>
  )
}

function Verdict({ verdict, host }: { verdict: LinkVerdict; host: string | undefined }) {
  const t = useTranslations()
  const { tone, icon, says, text } = looks[verdict]
  return (
    <Notice tone={tone} icon={icon} title={t(says)}>
      <p>{t(text)}</p>
      {host !== undefined && (
        <p className="check-link__host">{t('info.security.link.words.host', { host })}</p>
      )}
    </Notice>
  )
}
