import { useMemo } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiProvider, createApi } from '#client/api.ts'
import { storedToken } from '#client/session.ts'
import { SurroundingsProvider } from '#client/surroundings.ts'
import { ToastRegion } from '#ui/float/toast.tsx'
import { Speaking, useCourierLocale } from '../parts/language.tsx'
import { useThemeOnPage } from '../parts/theme.ts'
import { routeTable } from './route-table.tsx'
import { toldSurroundings } from './told-surroundings.ts'

export function CourierApp() {
  useThemeOnPage()
  const locale = useCourierLocale()
  const told = useMemo(toldSurroundings, [])
  const surroundings = useMemo(
    () => ({
      locale,
      siteUrl: told.siteUrl || window.location.origin,
      mapTilesUrl: told.mapTilesUrl,
      mapVersion: told.mapVersion,
    }),
    [locale, told],
  )
  const api = useMemo(
    () =>
      createApi({
        baseUrl: told.apiUrl,
        locale,
        fetch: (input, init) => fetch(input, init),
        token: storedToken,
        pageQuery: () => '',
        onUnauthorized: () => undefined,
      }),
    [told, locale],
  )
  return (
    <Speaking locale={locale}>
      <SurroundingsProvider value={surroundings}>
        <ApiProvider value={api}>
          <Screens />
        </ApiProvider>
      </SurroundingsProvider>
    </Speaking>
  )
}

function Screens() {
  const t = useTranslations()
  const router = useMemo(() => createBrowserRouter(routeTable, { basename: '/courier' }), [])
  return (
    <ToastRegion label={t('shell.messages')} closeLabel={t('common.close')} place="top">
      <RouterProvider router={router} />
    </ToastRegion>
  )
}
