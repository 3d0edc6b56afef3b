import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useSession } from '#client/session.ts'
import { draftChangeTo, withSpotOf } from '#parcel/draft/draft-place.ts'
import { type End, isByLink } from '#parcel/draft/ends.ts'
import { PlaceField } from '#parcel/price/place-field.tsx'
import type { ChosenPlace } from '#parcel/price/question.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { Star } from '#ui/star.tsx'
import { useHydrated } from '../../../shell/use-hydrated.ts'
import { type SharedPlace, sharedPlaceIn } from '../shared/shared-place.ts'
import type { Step } from '../steps.ts'
import { useDistricts, usePlace } from '../use-places.ts'
import type { Wizard } from '../use-wizard.ts'
import { Question } from './question.tsx'

/** Who is not signed in has no use for it; who is can do without it when it does not come. */
const QuickFills = lazy(
  (): Promise<{ default: ComponentType<{ wizard: Wizard }> }> =>
    import('./quick-fill.tsx').then(
      ({ QuickFills: loaded }) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
)

/** Only who came by sharing something has a use for it. */
const SharedAddress = lazy(
  (): Promise<{ default: ComponentType<{ wizard: Wizard; place: SharedPlace }> }> =>
    import('../shared/shared-address.tsx').then(
      ({ SharedAddress: loaded }) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
)

type RouteQuestionProps = { wizard: Wizard; current: Step }

/** Two places on one road, and what is known already: one's own addresses, and whom one has sent to. */
export function RouteQuestion({ wizard, current }: RouteQuestionProps) {
  const t = useTranslations('sendParcel.route')
  const { signedIn } = useSession()
  const byLink = isByLink(wizard.draft)
  const shared = useShared()
  return (
    <Question step="route" current={current} title={t('title')}>
      {shared && !byLink && (
        <Suspense fallback={null}>
          <SharedAddress wizard={wizard} place={shared} />
        </Suspense>
      )}
      <div className="calc-road wizard-road">
        <Stop end="from" wizard={wizard} />
        {byLink ? <LinkedStop wizard={wizard} /> : <Stop end="to" wizard={wizard} />}
      </div>
      <CityDistrict end="from" wizard={wizard} />
      {!byLink && <CityDistrict end="to" wizard={wizard} />}
      {signedIn && (
        <Suspense fallback={null}>
          <QuickFills wizard={wizard} />
        </Suspense>
      )}
    </Question>
  )
}

/** Out of the address, which the server has drawn the page without. */
function useShared(): SharedPlace | undefined {
  const [query] = useSearchParams()
  const [shared] = useState(() => sharedPlaceIn(query))
  return useHydrated() ? shared : undefined
}

function Stop({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.route')
  const address = wizard.draft[end]
  const place = usePlace(address)
  const choose = (chosen: ChosenPlace | undefined) =>
    wizard.change({ [end]: chosen ? draftChangeTo(chosen, address) : { region: null, city: null } })
  return (
    <div className={end === 'to' ? 'calc-stop calc-stop--to' : 'calc-stop'} data-field={`${end}.city`}>
      <Star className="calc-stop__star" />
      <PlaceField
        name={end}
        label={t(end === 'from' ? 'from' : 'to')}
        value={place && withSpotOf(place, address)}
        typed=""
        onChange={choose}
        error={place && !place.exact ? undefined : wizard.errorOf(`${end}.city`)}
      />
    </div>
  )
}

/** Whom the link leads to: their city is told, the rest is not. */
function LinkedStop({ wizard }: { wizard: Wizard }) {
  const t = useTranslations('sendParcel.route')
  const { draft, change } = wizard
  const place = usePlace(draft.to)
  return (
    <div className="calc-stop calc-stop--to wizard-linked">
      <Star className="calc-stop__star" />
      <div>
        <span className="wizard-linked__label">{t('to')}</span>
        <span className="wizard-linked__name">
          {t('linked', { name: draft.to.link_name, city: place?.label ?? '' })}
        </span>
        <Button
          look="quiet"
          small
          onClick={() => change({ to: { link: '', link_name: '', region: null, city: null } })}
        >
          {t('unlink')}
        </Button>
      </div>
    </div>
  )
}

/** The capital as a whole has a price but no address: its district is one tap more. */
function CityDistrict({ end, wizard }: { end: End; wizard: Wizard }) {
  const t = useTranslations('sendParcel.route')
  const { region, city } = wizard.draft[end]
  const districts = useDistricts(city === null ? region : null)
  if (city !== null || region === null || !districts) return null
  return (
    <div data-field={`${end}.city`}>
      <Select
        label={t(end === 'from' ? 'districtFrom' : 'districtTo')}
        value=""
        error={wizard.errorOf(`${end}.city`)}
        onChange={(event) => wizard.change({ [end]: { region, city: Number(event.target.value) } })}
      >
        <option value="" disabled>
          {t('chooseDistrict')}
        </option>
        {districts.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}
