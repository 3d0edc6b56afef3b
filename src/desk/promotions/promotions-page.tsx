import './promotions.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { offerCalls } from '#modules/promos/offers/offers.calls.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { ListAndEditor } from '../parts/editing/list-and-editor.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { PromotionEditor } from './promotion-editor.tsx'
import { PromotionList } from './promotion-list.tsx'

/** The page is kept for everybody; what is promised is known to the browser only. */
export function PromotionsPage() {
  return useHydrated() ? <PromotionsScreen /> : <LoadingRows />
}

const readView = (params: URLSearchParams) => ({ promotion: params.get('promotion') ?? undefined })

function PromotionsScreen() {
  const t = useTranslations('deskPromotions')
  const [view, change] = useFilters(readView)
  const list = useAnswer(offerCalls.listOffers, {})
  const items = list.data?.items ?? []
  const offer = items.find(({ id }) => id === view.promotion)
  const isOpen = view.promotion === 'new' || offer !== undefined
  if (list.error?.status === 403) return <NoAccess />
  const choose = (promotion: string | undefined) => change({ promotion })
  const editor = isOpen ? (
    <PromotionEditor
      // What a colleague changed meanwhile is edited anew.
      key={offer ? `${offer.id} ${offer.version}` : 'new'}
      offer={offer}
      onSaved={(saved) => {
        list.retry()
        choose(saved.id)
      }}
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
      <Loaded of={list} skeleton={<LoadingRows />}>
        {() => (
          <div className="desk-panel__rows">
            <PromotionList items={items} current={view.promotion} onChoose={choose} />
          </div>
        )}
      </Loaded>
    </ListAndEditor>
  )
}
