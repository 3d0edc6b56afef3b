/** The page that bench/bulk-frames.ts looks at: the table of an upload, answered by a fake of its calls. */
import '../src/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider, type Messages } from 'use-intl'
import { ApiProvider, createApi } from '../src/client/api.ts'
import { SurroundingsProvider } from '../src/client/surroundings.ts'
import { bulkCalls } from '../src/modules/bulk/bulk.calls.ts'
import type { UploadAnswer } from '../src/modules/bulk/bulk.contract.ts'
import { htmlLang, type Locale } from '../src/platform/i18n/locales.ts'
import { ToastRegion } from '../src/ui/float/toast.tsx'
import { CheckStep } from '../src/web/cabinet/bulk/table/check-step.tsx'

const asked = new URLSearchParams(window.location.search)
const locale = (asked.get('lang') ?? 'uz') as Locale
const theme = asked.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const api = createApi({
  baseUrl: '',
  locale,
  fetch: (input, init) => fetch(input, init),
  token: () => null,
  pageQuery: () => '',
  onUnauthorized: () => undefined,
})
const surroundings = { locale, siteUrl: '', mapTilesUrl: undefined, mapVersion: undefined }
const first = await api.call(bulkCalls.readUpload, { params: { id: '7' } })
if (!first.ok) throw new Error(first.error.code)
const messages = (await (await fetch(`/messages/${locale}`)).json()) as Messages

function Page({ given }: { given: UploadAnswer }) {
  const [upload, setUpload] = useState(given)
  return <CheckStep upload={upload} onChanged={setUpload} onSave={() => undefined} />
}

const router = createMemoryRouter([{ path: '*', element: <Page given={first.value} /> }])
const root = document.createElement('div')
document.body.append(root)
createRoot(root).render(
  <IntlProvider locale={htmlLang[locale]} messages={messages} timeZone="Asia/Tashkent">
    <SurroundingsProvider value={surroundings}>
      <ApiProvider value={api}>
        <ToastRegion label="" closeLabel="">
          <RouterProvider router={router} />
        </ToastRegion>
      </ApiProvider>
    </SurroundingsProvider>
  </IntlProvider>,
)
