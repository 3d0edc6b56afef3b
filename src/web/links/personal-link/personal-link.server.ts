import { data } from 'react-router'
import { districtById, regions } from '#modules/geo/index.ts'
import { splitLocale } from '#platform/i18n/locales.ts'
import { loadPageMessages } from '../../server/frame.server.ts'
import { type LoadContext, siteContext } from '../../server/site.server.ts'

/** Whom the link leads to, as far as anybody may know. A link that leads nowhere answers 404, whatever the reason. */
export async function loadPersonalLink(context: LoadContext, pathname: string, code: string) {
  const site = context.get(siteContext)
  const { locale } = splitLocale(pathname)
  const owner = await site.linkOwner(code)
  const page = loadPageMessages(context, pathname, ['personalLink.page'])
  if (!owner) return data({ ...page, receiver: undefined }, { status: 404 })
  const region = regions.find(({ id }) => id === owner.region)?.name[locale]
  const district = districtById(owner.city)?.names[locale]
  const place = [...new Set([region, district])].filter(Boolean).join(', ')
  return data({ ...page, receiver: { ...owner, code, place } }, { status: 200 })
}

export type LinkReceiver = Readonly<{
  code: string
  name: string
  region: number
  city: number
  place: string
}>
