import './home.css'
import { useLocale } from '#client/surroundings.ts'
import { useFrame } from '../../shell/current-page.ts'
import { StructuredData } from '../../shell/structured-data.tsx'
import { organization, website } from '../../structured-data.ts'
import { AppLinks } from './app-links/app-links.tsx'
import { LivingFigures, type ToldFigures } from './figures/living-figures.tsx'
import { FriendsInvitation } from './friends/friends-invitation.tsx'
import { Hero } from './hero/hero.tsx'
import { HowItWorks } from './how-it-works/how-it-works.tsx'
import { Modes } from './modes/modes.tsx'
import { NearestPoint } from './points/nearest-point.tsx'
import type { PromotionView } from './promotion/promotion.tsx'
import { PromotionBand } from './promotion/promotion.tsx'
import type { StartingPrices } from './waybill/starting-price.ts'
import { Waybill } from './waybill/waybill.tsx'

type HomePageProps = {
  promotion: PromotionView | undefined
  /** When the page was made; what is counted down starts from it, so that server and browser agree. */
  madeAt: number
  prices: StartingPrices | undefined
  /** How long parcels take, by the tariff in force. */
  speeds: string | undefined
  figures: ToldFigures | undefined
}

/** From the question people come with (where is it, what will it cost) to what they did not know to ask. */
export function HomePage({ promotion, madeAt, prices, speeds, figures }: HomePageProps) {
  const { origin = '' } = useFrame() ?? {}
  const locale = useLocale()
  return (
    <>
      <Hero speeds={speeds} />
      <Waybill prices={prices} />
      {figures && <LivingFigures figures={figures} />}
      <HowItWorks />
      <Modes />
      <NearestPoint />
      <AppLinks />
      {promotion && <PromotionBand promotion={promotion} madeAt={madeAt} />}
      <FriendsInvitation />
      <StructuredData things={import.meta.env.SSR ? [organization(origin), website(origin, locale)] : []} />
    </>
  )
}
