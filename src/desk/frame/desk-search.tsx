import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useApi } from '#client/api.ts'
import { useLocale } from '#client/surroundings.ts'
import { ordersCalls } from '#modules/orders/orders.calls.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon } from '#ui/icon.tsx'
import type { ComboboxOption } from '#ui/pickers/combobox-options.ts'
import { OptionList } from '#ui/pickers/option-list.tsx'
import { useSuggestions } from '#ui/pickers/use-suggestions.ts'
import { useShortcuts } from '../parts/keys/shortcuts.ts'

const mostFound = 7
/** One letter finds half of the country. */
const fewestLetters = 2
/** The last option: the list of orders, with what was typed. */
const everything = 'all'

type Ask = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>

/** Orders as the server finds them, in the words of a line. */
function useOrderSource(all: string): Ask {
  const api = useApi()
  return useCallback(
    async (typed, signal) => {
      const q = typed.trim()
      if (q.length < fewestLetters) return []
      const found = await api.call(ordersCalls.listOrders, { query: { q, limit: mostFound } }, { signal })
      if (!found.ok) throw new Error(found.error.code)
      const { items, next_cursor: more } = found.value
      const options = items.map((order) => ({
        value: order.id,
        label: `${order.sender_name} → ${order.receiver_name}`,
        note: `${order.tracking_code} · № ${order.id}`,
        end: order.status_label,
      }))
      return more === null ? options : [...options, { value: everything, label: all }]
    },
    [api, all],
  )
}

/** From every screen: a code, a number, a phone or a name in any script leads to its order. */
export function DeskSearch() {
  const t = useTranslations('desk.search')
  const locale = useLocale()
  const navigate = useNavigate()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const source = useOrderSource(t('all'))
  const pick = useCallback(
    ({ value }: ComboboxOption) => {
      setText('')
      field.current?.blur()
      const path =
        value === everything ? `/desk/orders?q=${encodeURIComponent(text.trim())}` : `/desk/orders/${value}`
      void navigate(localizedPath(locale, path))
    },
    [navigate, locale, text],
  )
  const { isShown, count, input, list, show } = useSuggestions({
    box,
    source,
    value: text,
    onChange: setText,
    onPick: pick,
    isSearch: true,
  })
  useShortcuts({ search: () => field.current?.select() })
  return (
    <search className="desk-find" ref={box}>
      <label className="desk-search desk-find__field">
        <Icon name="search" size="small" />
        <span className="spoken">{t('name')}</span>
        <input
          {...input}
          ref={field}
          className="desk-search__input"
          placeholder={t('label')}
          maxLength={80}
          onFocus={show}
        />
        <span aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </label>
      {isShown && (
        <div className="combobox__panel desk-find__panel">
          <OptionList {...list} label={t('list')} />
        </div>
      )}
      <div className="spoken" role="status">
        {isShown && t('found', { count: String(count) })}
      </div>
    </search>
  )
}
