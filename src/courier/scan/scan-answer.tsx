import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import type { Stop } from '#modules/delivery/field/field.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { useStopWords } from '../parts/stop-words.ts'
import { toneOf, type Verdict } from './judge-scan.ts'

type ScanAnswerProps = { verdict: Verdict; numberOf: (stop: Stop) => number | undefined }

/** Colour, sign and word; the word is the largest. */
export function ScanAnswer({ verdict, numberOf }: ScanAnswerProps) {
  const t = useTranslations()
  const tone = toneOf(verdict.kind)
  return (
    <div className="scan-answer" data-tone={tone} role={tone === 'wrong' ? 'alert' : 'status'}>
      <Sign isWrong={tone === 'wrong'} />
      <div>
        <b>{t(`courierScan.answers.${verdict.kind}`)}</b>
        <p>
          {'stop' in verdict ? (
            <OfStop stop={verdict.stop} number={numberOf(verdict.stop)} />
          ) : (
            <Code verdict={verdict} />
          )}
        </p>
      </div>
    </div>
  )
}

function Sign({ isWrong }: { isWrong: boolean }) {
  if (isWrong)
    return (
      <svg className="scan-answer__sign" viewBox="0 0 24 24" aria-hidden="true">
        <path className="scan-answer__cross" d="M3 3l18 18M21 3L3 21" />
      </svg>
    )
  return (
    <svg className="scan-answer__sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M23 12l-3.22 3.22v4.56h-4.56L12 23l-3.22-3.22H4.22v-4.56L1 12l3.22-3.22V4.22h4.56L12 1l3.22 3.22h4.56v4.56z" />
      <path className="scan-answer__tick" d="M7 12.4l3.4 3.4L17 9" />
    </svg>
  )
}

function OfStop({ stop, number }: { stop: Stop; number: number | undefined }) {
  const t = useTranslations('courierScan')
  const words = useStopWords()
  const format = formatter(useLocale())
  const place = words.title(stop.place)
  const who = stop.to_collect > 0 ? `${stop.name}, ${format.number(stop.to_collect)}` : stop.name
  return (
    <>
      {number === undefined ? place : t('stopAt', { number: String(number), place })}
      <br />
      {who}
    </>
  )
}

type OfCode = Exclude<Verdict, { stop: Stop }>

const whys = {
  bag: 'courierScan.why.bag',
  foreign: 'courierScan.why.foreign',
  noted: 'courierScan.why.noted',
} as const satisfies Record<Exclude<OfCode['kind'], 'unreadable'>, string>

function Code({ verdict }: { verdict: OfCode }) {
  const t = useTranslations()
  return verdict.kind === 'unreadable'
    ? t('courierScan.why.unreadable')
    : t(whys[verdict.kind], { code: verdict.code })
}
