import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PostPicture } from '#modules/content/domain/post-pictures.ts'
import { longestPost } from '#modules/content/domain/posts.ts'
import type { Texts } from '#modules/content/domain/texts.ts'
import { htmlLangs } from '../parts/texts/edited-texts.ts'
import {
  bold,
  type Edit,
  heading,
  link,
  list,
  type Marked,
  picture,
  quote,
  type Tool,
  table,
  toolOfKey,
} from './markdown/markdown-tools.ts'
import { ToolBar } from './markdown/tool-bar.tsx'
import { lineAt, typeIn } from './markdown/typing.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { Preview } from './preview.tsx'

type BodyEditorProps = { language: keyof Texts; value: string; onChange: (written: string) => void }

/** The Markdown of one language, its tools, and what readers will see of it. */
export function BodyEditor({ language, value, onChange }: BodyEditorProps) {
  const t = useTranslations()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const edit = (make: (marked: Marked) => Edit) => {
    const { current } = area
    if (!current) return
    typeIn(current, make({ text: current.value, from: current.selectionStart, to: current.selectionEnd }))
  }
  const use = (tool: Tool) => {
    if (tool === 'picture') setChoosing(true)
    else
      edit(
        editOf[tool] ?? ((marked) => table(marked, [t('deskBlog.tools.first'), t('deskBlog.tools.second')])),
      )
  }
  const place = (name: PostPicture) => {
    setChoosing(false)
    // The dialog gives the focus back first.
    requestAnimationFrame(() => edit((marked) => picture(marked, name, t(`blog.pictures.${name}`))))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = toolOfKey(event)
    if (!tool) return
    event.preventDefault()
    use(tool)
  }
  const onLine = (line: number) => {
    if (area.current) lineAt(area.current, line)
  }
  return (
    <>
      <label className="texts-field__language" htmlFor={id}>
        <span className="spoken">{t('deskBlog.fields.body')}, </span>
        {t(`shell.languages.${language}`)}
      </label>
      <div className="post-body">
        <ToolBar
          onUse={use}
          label={t('deskBlog.tools.label', { language: t(`shell.languages.${language}`) })}
        />
        <textarea
          ref={area}
          id={id}
          className="post-body__text"
          lang={htmlLangs[language]}
          value={value}
          maxLength={longestPost.body}
          spellCheck
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Preview body={value} language={language} onLine={onLine} />
      {isChoosing && <PictureDialog chosen={null} onClose={() => setChoosing(false)} onChoose={place} />}
    </>
  )
}

const editOf: Partial<Record<Tool, (marked: Marked) => Edit>> = { bold, heading, link, list, quote }
