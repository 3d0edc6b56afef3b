import './content.css'
import { useTranslations } from 'use-intl'
import { brand } from '#kernel/brand.ts'
import { Icon } from '#ui/icon.tsx'
import { IntroScreen } from '../../shell/intro-screen.tsx'
import { usePageTexts } from '../../shell/page-texts.ts'
import { PhoneLink, SupportHours } from '../../shell/support-phones.tsx'
import { type Block, type ContentPageId, contentPages } from './content-pages.ts'

/** A page that is data and texts: a heading with its drawing, then block after block. */
export function ContentPage({ id }: { id: ContentPageId }) {
  const texts = usePageTexts()
  const { art: Art, blocks } = contentPages[id]
  return (
    <>
      <IntroScreen title={texts?.title} text={texts?.lead} art={<Art />}>
        <p className="content-page__phone">
          <PhoneLink phone={brand.supportPhones[0]} /> <SupportHours />
        </p>
      </IntroScreen>
      <div className="wrap content-page">
        {blocks.map((block) => (
          <ContentBlock key={block.title} block={block} />
        ))}
      </div>
    </>
  )
}

function ContentBlock({ block: { kind, title, items } }: { block: Block }) {
  const t = useTranslations()
  const List = kind === 'steps' ? 'ol' : 'ul'
  return (
    <section className="content-block">
      <h2 className="content-block__title">{t(title)}</h2>
      <List className="content-block__items" data-kind={kind}>
        {items.map(({ text, icon, mail }) => (
          <li key={text} className="content-block__item">
            {icon && <Icon name={icon} />}
            <p>
              {t(text)} {mail && <a href={`mailto:${mail}`}>{mail}</a>}
            </p>
          </li>
        ))}
      </List>
    </section>
  )
}
