import './tabs.css'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export type Tab<Id extends string> = { id: Id; label: string; count?: number | undefined; disabled?: boolean }

type TabsProps<Id extends string> = {
  /** What the tabs are of, for screen readers. */
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  children: ReactNode
}

/** One stop of the Tab key; arrows walk between the tabs. The children are the panel of the selected one. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const open = tabs.filter((tab) => !tab.disabled)

  const walk = (event: KeyboardEvent) => {
    const at = open.findIndex((tab) => tab.id === selected)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: open.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const next = open[(to + open.length) % open.length]
    if (!next) return
    onSelect(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus()
  }

  return (
    <div className="tabs">
      <div ref={list} className="tabs__list" role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === selected}
            aria-controls={tab.id === selected ? `${id}-panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            <TabCount count={tab.count} />
          </button>
        ))}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must still be reachable
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  )
}

type TabLinksProps = {
  label: string
  links: readonly { label: string; count?: number | undefined; current: boolean; href: string }[]
  /** A router's link; an ordinary one when absent. */
  link?: ((props: TabLinkProps) => ReactNode) | undefined
  /** On a phone more names than fit stand in a second line, and none of them out of sight. */
  wraps?: boolean | undefined
}
export type TabLinkProps = {
  href: string
  className: string
  'aria-current': 'page' | undefined
  children: ReactNode
}

/** The same look where each tab has an address of its own. */
export function TabLinks({ label, links, wraps, link = (props) => <a {...props} /> }: TabLinksProps) {
  return (
    <nav className="tabs" aria-label={label}>
      <ul className="tabs__list" data-wraps={wraps || undefined}>
        {links.map(({ href, label, count, current }) => (
          <li key={href}>
            {link({
              href,
              className: 'tabs__tab',
              'aria-current': current ? 'page' : undefined,
              children: (
                <>
                  {label}
                  <TabCount count={count} />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabCount({ count }: { count: number | undefined }) {
  return count === undefined ? null : <span className="tabs__count">{count}</span>
}
