import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { useTranslations } from 'use-intl'
import { ApiProvider } from '#client/api.ts'
import { openDeviceBook } from '#client/field/device-book.ts'
import { FieldProvider, type FieldStore } from '#client/field/field-store.ts'
import { keepInTouch } from '#client/field/keep-in-touch.ts'
import { useOnlyWindow } from '#client/field/only-window.ts'
import { openShelf } from '#client/field/shelf.ts'
import { trackPosition } from '#client/field/track-position.ts'
import { SurroundingsProvider } from '#client/surroundings.ts'
import { ToastRegion } from '#ui/float/toast.tsx'
import { currentLocale, Speaking, useCourierLocale } from '../parts/language.tsx'
import { SessionProvider } from '../parts/session.ts'
import { useThemeOnPage } from '../parts/theme.ts'
import { createGate, type Gate } from './gate/gate.ts'
import { GateScreen } from './gate/gate-screen.tsx'
import { NewPinScreen } from './gate/new-pin-screen.tsx'
import { PinScreen } from './gate/pin-screen.tsx'
import { SignInScreen } from './gate/sign-in-screen.tsx'
import { createLine, type Line, refused } from './line.ts'
import { useLockWhenAway } from './lock-when-away.ts'
import { routeTable } from './route-table.tsx'
import { toldSurroundings } from './told-surroundings.ts'

export function CourierApp() {
  useThemeOnPage()
  const locale = useCourierLocale()
  const told = useMemo(toldSurroundings, [])
  const [line] = useState(() => createLine(told.apiUrl, currentLocale))
  const { mapTilesUrl, mapVersion } = told
  const siteUrl = told.siteUrl || window.location.origin
  const surroundings = useMemo(
    () => ({ locale, siteUrl, mapTilesUrl, mapVersion }),
    [locale, siteUrl, mapTilesUrl, mapVersion],
  )
  return (
    <Speaking locale={locale}>
      <SurroundingsProvider value={surroundings}>
        <ApiProvider value={line.api}>
          <Door line={line} />
        </ApiProvider>
      </SurroundingsProvider>
    </Speaking>
  )
}

/** Nothing of the day is shown before somebody has come in, and in one window only. */
function Door({ line }: { line: Line }) {
  const t = useTranslations('courierApp')
  const { isMine, take } = useOnlyWindow('tezbox-courier')
  const gate = useGate(line, isMine === true)
  if (isMine === false)
    return (
      <GateScreen title={t('elsewhere.title')} text={t('elsewhere.text')}>
        <button type="button" className="button button--courier" onClick={take}>
          {t('elsewhere.here')}
        </button>
      </GateScreen>
    )
  if (gate === 'unsupported')
    return <GateScreen title={t('unsupported.title')} text={t('unsupported.text')} />
  if (!gate) return null
  return <Standing gate={gate} line={line} />
}

function useGate(line: Line, mayOpen: boolean): Gate | 'unsupported' | undefined {
  const [gate, setGate] = useState<Gate | 'unsupported'>()
  useEffect(() => {
    if (!mayOpen) return
    let wanted = true
    let opened: Gate | undefined
    const open = async () => {
      const book = await openDeviceBook()
      const shelfOf = (deviceId: string) => openShelf(`tezbox-field-${deviceId}`)
      const made = createGate({ api: line.api, book, openShelf: shelfOf, setToken: line.setToken })
      await made.start()
      if (!wanted) return
      opened = made
      setGate(made)
    }
    // Without TLS, or in a window that keeps nothing, there is neither lock nor shelf.
    open().catch(() => setGate('unsupported'))
    return () => {
      wanted = false
      // Another window has taken over: this one writes nothing any more.
      opened?.lock()
      setGate(undefined)
    }
  }, [line, mayOpen])
  return gate
}

function Standing({ gate, line }: { gate: Gate; line: Line }) {
  const state = useSyncExternalStore(gate.subscribe, gate.state)
  const store = state.at === 'open' ? state.store : undefined
  const user = state.at === 'open' ? state.user : undefined
  const session = useMemo(() => user && { user, lock: gate.lock, leave: gate.leave }, [user, gate])
  switch (state.at) {
    case 'starting':
      return null
    case 'sign_in':
      return <SignInScreen gate={gate} phone={state.phone} because={state.because} lost={state.lost} />
    case 'pin':
      return <PinScreen gate={gate} phone={state.phone} />
    case 'new_pin':
      return <NewPinScreen choose={state.choose} />
    case 'open':
      return store && session ? (
        <SessionProvider value={session}>
          <FieldProvider value={store}>
            <Screens store={store} line={line} gate={gate} />
          </FieldProvider>
        </SessionProvider>
      ) : null
  }
}

function Screens({ store, line, gate }: { store: FieldStore; line: Line; gate: Gate }) {
  const t = useTranslations()
  const router = useMemo(() => createBrowserRouter(routeTable, { basename: '/courier' }), [])
  const locale = useCourierLocale()
  useLockWhenAway(gate.lock)
  // In another language whatever the server has said is asked for anew.
  useEffect(
    () => keepInTouch(store, { baseUrl: line.api.baseUrl, headers: () => line.headers(locale) }),
    [store, line, locale],
  )
  useEffect(() => trackPosition(store), [store])
  useEffect(() => {
    const ask = () => void store.sync()
    window.addEventListener(refused, ask)
    return () => window.removeEventListener(refused, ask)
  }, [store])
  return (
    <ToastRegion label={t('shell.messages')} closeLabel={t('common.close')} place="top">
      <RouterProvider router={router} />
    </ToastRegion>
  )
}
