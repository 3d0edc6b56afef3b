import './faq.css'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocale } from '#client/surroundings.ts'
import { formatter } from '#platform/i18n/format.ts'
import { localizedPath } from '#platform/i18n/locales.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { pathOf } from '../../../../shell/site-links.ts'
import { StructuredData } from '../../../../shell/structured-data.tsx'
import { faqPage } from '../../../../structured-data.ts'
import { useOpenedByAddress } from '../../blocks/question.tsx'
import type { Item } from '../../shown.ts'
import { questionsIn } from '../../things.ts'
import { AskedQuestion } from './asked-question.tsx'
import type { FaqGiven } from './faq.server.ts'
import { SearchForm } from './search-form.tsx'

const icons: Readonly<Record<string, IconName>> = {
  sending: 'box',
  price: 'calculator',
  cod: 'cash',
  receiving: 'door',
  tracking: 'route',
  cover: 'lock',
  merchants: 'chart',
  account: 'user',
}

/** The search, and below it what it found or every question, group by group. */
export function Faq({ given: { asked, groups, found } }: { given: FaqGiven }) {
  useOpenedByAddress()
  return (
    <>
      {groups.length > 0 && (
        <StructuredData things={import.meta.env.SSR ? [faqPage(questionsIn(groups))] : []} />
      )}
      <SearchForm asked={asked} />
      {found ? <Found items={found} /> : <Groups groups={groups} />}
    </>
  )
}

function Groups({ groups }: Pick<FaqGiven, 'groups'>) {
  const t = useTranslations('info.faq.live')
  const { number } = formatter(useLocale())
  return (
    <div className="faq">
      <nav className="faq-groups" aria-label={t('groups')}>
        <ul className="faq-groups__list">
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a className="faq-groups__link" href={`#${id}`}>
                <Icon name={icons[id] ?? 'question'} className="faq-groups__sign" />
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="faq__all">
        {groups.map(({ id, title, items }) => (
          <section key={id} className="faq-group" id={id}>
            <div className="faq-group__head">
              <h2 className="faq-group__title">{title}</h2>
              <span className="faq-group__count">
                {t('questions', { count: items.length, shown: number(items.length) })}
              </span>
            </div>
            {items.map((item) => (
              <AskedQuestion key={item.id} item={item} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function Found({ items }: { items: readonly Item[] }) {
  const t = useTranslations('info.faq.live')
  const locale = useLocale()
  const { number } = formatter(locale)
  return (
    <div className="faq-found">
      <div className="faq-group__head">
        <div role="status">
          <h2 className="faq-group__title">
            {items.length > 0
              ? t('found', { count: items.length, shown: number(items.length) })
              : t('foundNone')}
          </h2>
        </div>
        <Link className="info-way" to={localizedPath(locale, pathOf('faq'))} preventScrollReset>
          {t('all')}
        </Link>
      </div>
      {items.length === 0 && <p className="faq-found__none">{t('foundNoneText')}</p>}
      {items.map((item, index) => (
        <AskedQuestion key={item.id} item={item} open={index === 0} />
      ))}
    </div>
  )
}
