import './partners.css'
import { useTranslations } from 'use-intl'
import { Loaded } from '#client/loaded.tsx'
import { useAnswer } from '#client/use-answer.ts'
import { partnerCalls } from '#modules/promos/partners/partners.calls.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/waiting/screen-states.tsx'
import { useHydrated } from '#web/shell/use-hydrated.ts'
import { NoAccess } from '../frame/no-access.tsx'
import { ListAndEditor } from '../parts/editing/list-and-editor.tsx'
import { LoadingRows } from '../parts/list-states.tsx'
import { useFilters } from '../parts/use-filters.ts'
import { PartnerEditor } from './partner-editor.tsx'

/** The page is kept for everybody; what is agreed with partners is known to the browser only. */
export function PartnersPage() {
  return useHydrated() ? <PartnersScreen /> : <LoadingRows />
}

const readView = (params: URLSearchParams) => ({ partner: params.get('partner') ?? undefined })

function PartnersScreen() {
  const t = useTranslations('deskPartners')
  const [view, change] = useFilters(readView)
  const list = useAnswer(partnerCalls.listPartners, {})
  if (list.error?.status === 403) return <NoAccess />
  const choose = (partner: string | undefined) => change({ partner })
  const partner = list.data?.items.find(({ id }) => id === view.partner)
  const isOpen = view.partner === 'new' || partner !== undefined
  const editor = isOpen ? (
    <PartnerEditor
      key={partner ? `${partner.id} ${partner.version}` : 'new'}
      partner={partner}
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
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('none')}>{t('choose.text')}</EmptyState>
          ) : (
            <ul aria-label={t('list')} className="desk-panel__rows">
              {items.map(({ id, code, name, open, customers }) => (
                <li key={id}>
                  <button
                    type="button"
                    className="desk-row"
                    aria-current={id === view.partner || undefined}
                    onClick={() => choose(id)}
                  >
                    <b className="partners-row__line">{name}</b>
                    <span className="partners-row__line muted">
                      {code} · {t('customers', { count: String(customers) })}
                      {!open && ` · ${t('closed')}`}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </ListAndEditor>
  )
}
