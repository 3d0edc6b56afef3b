import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { outcomeNames } from './bank-words.ts'
import type { Door, LockerBank } from './locker-bank.ts'
import type { Say } from './use-said.ts'

type DoorPanelProps = {
  bank: LockerBank
  door: Door | undefined
  say: Say
  onDone: () => void
}

/** What hands do at one door. */
export function DoorPanel({ bank, door, say, onDone }: DoorPanelProps) {
  const all = useTranslations()
  const t = useTranslations('lockerBank')
  if (!door) return <p className="muted">{t('chooseDoor')}</p>
  const { number, isOpen, inside, isStuck } = door
  const shut = async () => {
    const answer = await bank.shut(number)
    if (answer) say(answer.ok ? all(outcomeNames[answer.value.outcome]) : answer.error)
    onDone()
  }
  const report = async () => {
    const answer = await bank.report(number, 'stuck')
    say(answer.ok ? t('said.done') : answer.error)
    onDone()
  }
  return (
    <div className="dev-locker__door">
      <h3>{t('doorTitle', { number: String(number) })}</h3>
      <p>
        {t(isOpen ? 'open' : 'shut')} {t(inside ? 'full' : 'empty')}
      </p>
      <p className="dev-locker__ways">
        {isOpen && (
          <>
            <Button look="second" small onClick={() => (inside ? bank.takeOut(number) : bank.putIn(number))}>
              {t(inside ? 'takeOut' : 'putIn')}
            </Button>
            <Button small onClick={() => void shut()}>
              {t('close')}
            </Button>
          </>
        )}
        {!isOpen && (
          <Button look="quiet" small onClick={() => bank.jam(number, !isStuck)}>
            {t(isStuck ? 'unjam' : 'jam')}
          </Button>
        )}
        <Button look="quiet" small onClick={() => void report()}>
          {t('report')}
        </Button>
      </p>
    </div>
  )
}
