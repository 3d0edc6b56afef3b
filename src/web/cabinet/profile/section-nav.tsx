import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { SectionId, sectionsOf } from './sections.ts'

type SectionNavProps = { sections: ReturnType<typeof sectionsOf> }

/** Wide screens: the way to each section, with the one being read marked. */
export function SectionNav({ sections }: SectionNavProps) {
  const t = useTranslations()
  const current = useSectionInSight(sections)
  return (
    <nav className="section-nav" aria-label={t('profile.sections')}>
      <ul>
        {sections.map(({ id, title, icon }) => (
          <li key={id}>
            <a
              className="section-nav__link"
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
            >
              <Icon name={icon} size="small" />
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The section that crosses a line in the upper third of the window. */
const readingLine = '-25% 0px -74% 0px'

function useSectionInSight(sections: SectionNavProps['sections']): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id as SectionId)
      },
      { rootMargin: readingLine },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
