import './start.css'
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageTexts } from '../../../shell/page-texts.ts'
import { DropFile } from './drop-file.tsx'
import { History } from './history.tsx'
import { PasteText } from './paste-text.tsx'
import { isForField, sourceOf } from './pasted.ts'
import { TemplateLinks } from './template-links.tsx'
import { useSendUpload } from './use-send-upload.ts'

/** A file dropped anywhere, chosen or pasted; a chat; and what was brought before. */
export function StartStep() {
  const t = useTranslations('bulkFlow.start')
  const texts = usePageTexts()
  const sent = useSendUpload()
  const { over, target } = useDropAnywhere((file) => void sent.send({ file }))
  usePasteAnywhere((pasted) => {
    const source = sourceOf(pasted)
    if (source) void sent.send(source)
    return source !== undefined
  })
  return (
    <div className="wrap bulk-start" {...target}>
      <div className="bulk-start__words">
        <h1>{texts?.title}</h1>
        <p className="lead bulk-start__lead">{texts?.lead}</p>
      </div>
      <div className="bulk-start__ways">
        <DropFile sent={sent} over={over} />
        <PasteText busy={sent.sending !== undefined} onText={(source) => void sent.send(source)} />
      </div>
      <TemplateLinks />
      <section className="bulk-history" aria-labelledby="bulk-history">
        <h2 id="bulk-history">{t('history')}</h2>
        <History />
      </section>
    </div>
  )
}

function useDropAnywhere(onFile: (file: File) => void) {
  const [over, setOver] = useState(false)
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      // Only out of the page, not onto something inside it.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setOver(false)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer.files[0]
      if (file) onFile(file)
    },
  }
  return { over, target }
}

/** Cells copied in a spreadsheet come by Ctrl+V, wherever on the page. */
function usePasteAnywhere(onPaste: (pasted: DataTransfer) => boolean): void {
  const take = useEffectEvent(onPaste)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isForField(event.target) || !event.clipboardData) return
      if (take(event.clipboardData)) event.preventDefault()
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
