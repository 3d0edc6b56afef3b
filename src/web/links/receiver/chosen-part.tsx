import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { noonOf } from '#kernel/tashkent.ts'
import { receiverCalls } from '#modules/orders/receiver/receiver.calls.ts'
import type { ReceiverPage } from '#modules/orders/receiver/receiver.contract.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/float/toast.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/show/notice.tsx'
import { useChoiceTexts } from './choice-texts.ts'
import { type Keeper, useChoice } from './use-choice.ts'

/** What holds now because the receiver wanted it. */
export function ChosenPart(keeper: Keeper) {
  const t = useTranslations('receiver.chosen')
  const lines = useChosenLines(keeper.page)
  const { delegate, refused } = keeper.page.chosen
  if (refused) return <Notice tone="info">{t('refused')}</Notice>
  if (lines.length === 0 && !delegate) return null
  return (
    <section className="receiver-card receiver-chosen" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <span className="receiver-chosen__tick">
              <Icon name="check" size="small" />
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {delegate && <DelegatePart {...keeper} delegate={delegate} />}
    </section>
  )
}

function useChosenLines({ chosen, point }: ReceiverPage): string[] {
  const t = useTranslations('receiver.chosen')
  const { date, phone } = formatter(useLocale())
  const lines: string[] = []
  if (chosen.day) lines.push(t('day', { date: date(noonOf(chosen.day)) }))
  if (chosen.point && point) lines.push(t('point', { name: point.name }))
  const { hand_over: wish } = chosen
  if (wish?.kind === 'neighbour' && wish.phone)
    lines.push(t('neighbour', { name: `${wish.name}, ${phone(wish.phone)}` }))
  if (wish?.kind === 'safe_place') lines.push(t('safe_place', { place: wish.place ?? '' }))
  return lines
}

type Delegate = NonNullable<ReceiverPage['chosen']['delegate']>

function DelegatePart({ delegate, ...keeper }: Keeper & { delegate: Delegate }) {
  const t = useTranslations('receiver.chosen')
  const toast = useToast()
  const { failure } = useChoiceTexts()
  const { send, ...task } = useChoice(receiverCalls.revokeDelegate, keeper)
  const revoke = async () => {
    if (await send({})) toast({ text: t('revoked'), tone: 'ok' })
  }
  return (
    <div className="receiver-delegate">
      <p>
        <strong>{t('delegate', { name: delegate.name })}</strong>
      </p>
      {delegate.code !== null && (
        <>
          <div className="receiver-delegate__code">
            <span>{t('code')}</span>
            <span className="receiver-delegate__digits">{delegate.code}</span>
          </div>
          <p className="receiver-delegate__text">{t('codeText')}</p>
          <Button look="second" small busy={task.state === 'busy'} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        </>
      )}
      <div role="status">{task.error && <Notice tone="danger">{failure(task.error)}</Notice>}</div>
    </div>
  )
}
