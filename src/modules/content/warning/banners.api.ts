import { type Route, route } from '#platform/http/route.ts'
import { bannerCalls } from './banners.calls.ts'
import { editBanner, listBanners, type RecordBanner, switchBanner, writeBanner } from './banners.service.ts'

const action = 'warning.edit'

export const bannerRoutes = (record: RecordBanner) =>
  [
    route(bannerCalls.listBanners, action, ({ query }, context) => listBanners(context, query.cursor)),
    route(bannerCalls.writeBanner, action, ({ body }, context) => writeBanner(context, record, body)),
    route(bannerCalls.editBanner, action, ({ params, body }, context) =>
      editBanner(context, record, Number(params.id), body),
    ),
    route(bannerCalls.switchBannerOff, action, ({ params }, context) =>
      switchBanner(context, record, Number(params.id), 'off'),
    ),
    route(bannerCalls.switchBannerOn, action, ({ params }, context) =>
      switchBanner(context, record, Number(params.id), 'on'),
    ),
  ] satisfies Route[]
