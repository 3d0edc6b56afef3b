import './banner.css'
import { useTranslations } from 'use-intl'
import { usePages } from '#client/use-pages.ts'
import { bannerCalls } from '#modules/content/warning/banners.calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { ListAndEditor } from '../parts/editing/list-and-editor.tsx'
import { ListFoot, LoadedList, LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { BannerEditor } from './banner-editor.tsx'
import { BannerList } from './banner-list.tsx'

/** The page is kept for everybody; what is planned is known to the browser only. */
export function BannerPage() {
  return useHydrated() ? <BannerScreen /> : <LoadingRows />
}

const readView = (params: URLSearchParams) => ({ banner: params.get('banner') ?? undefined })

function BannerScreen() {
  const t = useTranslations('deskBanner')
  const [view, change] = useFilters(readView)
  const list = usePages(bannerCalls.listBanners, { query: {} })
  const banner = list.items.find(({ id }) => id === view.banner)
  const isNew = view.banner === 'new'
  const isOpen = isNew || banner !== undefined
  if (list.error?.status === 403) return <NoAccess />
  const choose = (id: string | undefined) => change({ banner: id })
  const editor = isOpen ? (
    <BannerEditor
      // What a colleague changed meanwhile is edited anew.
      key={banner ? `${banner.id} ${banner.version}` : 'new'}
      banner={banner}
      onSaved={(saved) => {
        list.retry()
        choose(saved.id)
      }}
      onStale={list.retry}
      onClose={() => choose(undefined)}
    />
  ) : undefined
  return (
    <ListAndEditor editor={editor} nothing={{ title: t('choose.title'), text: t('choose.text') }}>
      <div className="desk-panel__head">
        <Button small onClick={() => choose('new')}>
          {t('add')}
        </Button>
      </div>
      <LoadedList list={list} empty={<EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>}>
        <div className="desk-panel__rows">
          <BannerList items={list.items} current={view.banner} onChoose={choose} />
        </div>
      </LoadedList>
      <footer className="desk-foot">
        <ListFoot list={list} />
      </footer>
    </ListAndEditor>
  )
}
