import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { brand } from '#kernel/brand.ts'
import type { PointAnswer } from '#modules/points/points.contract.ts'
import { hoursOf } from '#parcel/points/point-hours.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { useFrame } from '../../../shell/current-page.ts'
import { StructuredData } from '../../../shell/structured-data.tsx'
import { breadcrumbs, localBusiness } from '../../../structured-data.ts'
import { agentsPath, pointPath, regionPath } from '../paths.ts'

type PointToldProps = { point: PointAnswer; region: Readonly<{ slug: string; text: string }> }

/** What search engines are told of a point. */
export function PointTold({ point, region }: PointToldProps) {
  const t = useTranslations('nearby.agents')
  const origin = useFrame()?.origin ?? ''
  const locale = useLocale()
  if (!import.meta.env.SSR) return <StructuredData things={[]} />
  const at = (path: string) => localizedPath(locale, path)
  const { name, address, lat, lon, holidays, photos } = point
  return (
    <StructuredData
      things={[
        localBusiness(origin, {
          ...{ name, address, lat, lon, holidays, photo: photos[0] },
          region: region.text,
          hours: hoursOf(point).hours,
          url: at(pointPath(point.id)),
        }),
        breadcrumbs(origin, [
          { to: at('/'), text: brand.name },
          { to: at(agentsPath), text: t('title') },
          { to: at(regionPath(region.slug)), text: region.text },
          { to: at(pointPath(point.id)), text: name },
        ]),
      ]}
    />
  )
}
