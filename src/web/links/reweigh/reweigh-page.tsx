import './reweigh.css'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { LoadFailed, LoadingShape } from '#client/loaded.tsx'
import { useLocale } from '#client/surroundings.ts'
import { useAnswer } from '#client/use-answer.ts'
import { usePicture } from '#client/use-picture.ts'
import { useTask } from '#client/use-task.ts'
import { reweighKeyShape } from '#modules/orders/domain/reweigh.ts'
import { reweighCalls } from '#modules/orders/reweigh/reweigh.calls.ts'
import type { ReweighPage as Asked } from '#modules/orders/reweigh/reweigh.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { Price } from '#ui/show/price.tsx'
import { LostTile } from '../../shell/art/lost-tile.tsx'
import { OnTheWay } from '../../shell/art/on-the-way.tsx'
import { IntroScreen } from '../../shell/intro-screen.tsx'
import { NobodysApi } from '../../shell/site-api.tsx'

/** For whoever sent the parcel: what it was said to be, what it is, and whether the new price may hold. */
export function ReweighPage({ link }: { link: string }) {
  return (
    // Whoever is signed in here is not asked about: the link alone opens it.
    <NobodysApi>{reweighKeyShape.test(link) ? <Question key={link} link={link} /> : <Gone />}</NobodysApi>
  )
}

function Gone() {
  const t = useTranslations('reweigh')
  return (
    <IntroScreen title={t('goneTitle')} text={t('goneText')} art={<LostTile />}>
      {null}
    </IntroScreen>
  )
}

function Question({ link }: { link: string }) {
  const t = useTranslations('reweigh')
  const read = useAnswer(reweighCalls.readReweigh, { params: { key: link } })
  const [answered, setAnswered] = useState<Asked>()
  const asked = answered ?? read.data
  if (asked)
    return asked.state === 'waiting' ? (
      <Open link={link} asked={asked} onAnswer={setAnswered} onStale={read.retry} />
    ) : (
      <Closed asked={asked} />
    )
  if (read.error?.code === 'not_found') return <Gone />
  return (
    <div className="wrap reweigh-page">
      {read.error ? (
        <LoadFailed error={read.error} retry={read.retry} title={t('failedTitle')} />
      ) : (
        <LoadingShape of="rows" count={4} />
      )}
    </div>
  )
}

const paidTexts = {
  balance: 'reweigh.paid.balance',
  debt: 'reweigh.paid.debt',
  hand_over: 'reweigh.paid.hand_over',
  receiver: 'reweigh.paid.receiver',
} as const satisfies Record<Asked['paid'], string>

type OpenProps = { link: string; asked: Asked; onAnswer: (asked: Asked) => void; onStale: () => void }

function Open({ link, asked, onAnswer, onStale }: OpenProps) {
  const t = useTranslations()
  const { number, dateTime } = formatter(useLocale())
  const amount = number(asked.difference)
  return (
    <div className="wrap reweigh-page">
      <header className="reweigh-page__intro">
        <h1>{t('reweigh.title')}</h1>
        <p className="lead">{t('reweigh.text', { track: asked.tracking_code })}</p>
      </header>
      <section className="reweigh-prices" aria-label={t('reweigh.after')}>
        <p className="reweigh-prices__before">
          <span>{t('reweigh.before')}</span>
          <span className="unbroken reweigh-prices__was">
            {number(asked.price_before)} {t('reweigh.soum')}
          </span>
        </p>
        <p className="reweigh-prices__after">
          <span>{t('reweigh.after')}</span>
          <Price hot amount={number(asked.price_after)} currency={t('reweigh.soum')} />
        </p>
        <p className="reweigh-prices__more">{t(paidTexts[asked.paid], { amount })}</p>
      </section>
      <Answer link={link} onAnswer={onAnswer} onStale={onStale} />
      <p className="reweigh-page__until">
        <Icon name="clock" size="small" />
        {t('reweigh.until', { at: dateTime(Date.parse(asked.answer_by)) })}
      </p>
      <Measures asked={asked} />
      <Photos link={link} files={asked.photos} />
    </div>
  )
}

function Answer({ link, onAnswer, onStale }: Omit<OpenProps, 'asked'>) {
  const t = useTranslations('reweigh')
  const failureText = useFailureText()
  const yes = useTask(reweighCalls.agreeToPrice)
  const no = useTask(reweighCalls.declinePrice)
  const say = async (task: typeof yes | typeof no) => {
    const answer = await task.run({ params: { key: link } })
    if (answer.ok) onAnswer(answer.value)
    else if (answer.error.status === 409) onStale()
  }
  const error = yes.error ?? no.error
  const isBusy = yes.state === 'busy' || no.state === 'busy'
  return (
    <div className="reweigh-page__answer">
      <Button block busy={yes.state === 'busy'} disabled={isBusy} onClick={() => void say(yes)}>
        {t('yes')}
      </Button>
      <Button look="second" block busy={no.state === 'busy'} disabled={isBusy} onClick={() => void say(no)}>
        {t('no')}
      </Button>
      <div role="alert">{error && <Notice tone="warning">{failureText(error)}</Notice>}</div>
    </div>
  )
}

type Size = Asked['measured']

function Measures({ asked: { ordered, measured } }: { asked: Asked }) {
  const t = useTranslations('reweigh')
  const { weight, number } = formatter(useLocale())
  const kilos = (kg: number) => weight(Math.round(kg * 1000))
  const sides = ({ length, width, height }: Size) =>
    length > 0 ? `${number(length)} × ${number(width)} × ${number(height)}` : t('notMeasured')
  return (
    <section className="reweigh-sizes">
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('ordered')}</th>
            <th scope="col">{t('measured')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('weight')}</th>
            <td>{kilos(ordered.weight)}</td>
            <td>{kilos(measured.weight)}</td>
          </tr>
          {measured.length > 0 && (
            <tr>
              <th scope="row">{t('sides')}</th>
              <td>{sides(ordered)}</td>
              <td>{sides(measured)}</td>
            </tr>
          )}
          <tr>
            <th scope="row">{t('billable')}</th>
            <td>{kilos(ordered.billable)}</td>
            <td>{kilos(measured.billable)}</td>
          </tr>
        </tbody>
      </table>
      <p className="muted">{t('why')}</p>
    </section>
  )
}

function Photos({ link, files }: { link: string; files: readonly string[] }) {
  const t = useTranslations('reweigh')
  return (
    <section className="reweigh-photos" aria-label={t('photos')}>
      {files.map((file, index) => (
        <Photo key={file} link={link} file={file} alt={t('photo', { number: String(index + 1) })} />
      ))}
    </section>
  )
}

function Photo({ link, file, alt }: { link: string; file: string; alt: string }) {
  const { address, failed } = usePicture(reweighCalls.readReweighPhoto, { params: { key: link, file } })
  if (failed) return null
  return address ? <img src={address} alt={alt} /> : <LoadingShape of="cards" count={1} />
}

function Closed({ asked }: { asked: Asked }) {
  const t = useTranslations('reweigh')
  const { number } = formatter(useLocale())
  const track = asked.tracking_code
  const kept = t('declinedText', { track, amount: number(asked.price_before) })
  const words = {
    agreed: [t('agreedTitle'), t('agreedText', { track, amount: number(asked.price_after) })],
    declined: [t('declinedTitle'), kept],
    expired: [t('expiredTitle'), kept],
    replaced: [t('replacedTitle'), t('replacedText')],
    waiting: [t('title'), ''],
  }[asked.state]
  return (
    <div role="status">
      <IntroScreen
        title={words[0]}
        text={words[1]}
        art={asked.state === 'expired' || asked.state === 'replaced' ? <LostTile /> : <OnTheWay />}
      >
        {null}
      </IntroScreen>
    </div>
  )
}
