import './partner-calculator.css'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/fields/number-field.tsx'
import { countIn, type Reward, type RewardRules, rewardOf } from './reward.ts'

/** How many friends, how many parcels: what comes of it. Without a script the button asks the server for the same. */
export function PartnerCalculator({ given }: { given: RewardRules }) {
  const t = useTranslations()
  const { number } = formatter(useLocale())
  const [asked] = useSearchParams()
  const [friends, setFriends] = useState<number | undefined>(countIn(asked.get('friends')) ?? 5)
  const [parcels, setParcels] = useState<number | undefined>(countIn(asked.get('parcels')) ?? given.shipments)
  return (
    <form className="partner-calculator" method="get" action="#count">
      <div className="partner-calculator__fields">
        <NumberField
          name="friends"
          label={t('info.partnerProgram.live.friends')}
          value={friends}
          format={number}
          onChange={setFriends}
        />
        <NumberField
          name="parcels"
          label={t('info.partnerProgram.live.parcels')}
          value={parcels}
          format={number}
          onChange={setParcels}
        />
        <noscript>
          <Button type="submit">{t('info.partnerProgram.live.button')}</Button>
        </noscript>
      </div>
      <output className="partner-calculator__answer">
        <Answer reward={rewardOf({ friends, parcels }, given)} />
      </output>
    </form>
  )
}

function Answer({ reward }: { reward: Reward | undefined }) {
  const t = useTranslations()
  const { money, number } = formatter(useLocale())
  if (!reward) return <span className="muted">{t('info.partnerProgram.live.waiting')}</span>
  if (reward.kind === 'short') {
    const { missing } = reward
    return (
      <span className="partner-calculator__why">
        {t('info.partnerProgram.live.short', { count: missing, shown: number(missing) })}
      </span>
    )
  }
  const { sum, parcels } = reward
  return (
    <>
      <strong className="partner-calculator__sum">{money(sum)}</strong>
      <span className="partner-calculator__why">
        {t('info.partnerProgram.live.earned', { count: parcels, shown: number(parcels) })}
      </span>
      <span className="muted">{t('info.partnerProgram.live.same')}</span>
    </>
  )
}
