import { call } from '#platform/calls/call.ts'
import {
  bannerEdit,
  bannerParams,
  bannerQuery,
  bannerWords,
  deskBanner,
  deskBannerList,
} from './banners.contract.ts'

const group = 'Desk'

export const bannerCalls = {
  listBanners: call('GET', '/api/desk/v1/banners', {
    group,
    summary: 'Notices across the header: running, planned, switched off and over',
    query: bannerQuery,
    answer: deskBannerList,
    errors: [],
  }),
  writeBanner: call('POST', '/api/desk/v1/banners', {
    group,
    summary: 'Plans a notice across the header',
    body: bannerWords,
    answer: deskBanner,
    status: 201,
    errors: [],
  }),
  editBanner: call('PUT', '/api/desk/v1/banners/:id', {
    group,
    summary: 'Changes what a notice says, where and when',
    description: 'What a colleague changed meanwhile answers 409 `banner_changed`, and nothing is lost.',
    params: bannerParams,
    body: bannerEdit,
    answer: deskBanner,
    errors: ['not_found', 'banner_changed'],
  }),
  switchBannerOff: call('POST', '/api/desk/v1/banners/:id/off', {
    group,
    summary: 'Takes a notice down at once',
    params: bannerParams,
    answer: deskBanner,
    errors: ['not_found'],
  }),
  switchBannerOn: call('POST', '/api/desk/v1/banners/:id/on', {
    group,
    summary: 'Shows a notice again that was switched off, within its time',
    params: bannerParams,
    answer: deskBanner,
    errors: ['not_found'],
  }),
}
