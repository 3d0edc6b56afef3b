import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

const saidForMs = 2_000

/** A code large enough to be read across a desk; one press copies it. */
export function CopyCode({ code, isNewest = false }: { code: string; isNewest?: boolean }) {
  const t = useTranslations('inbox')
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), saidForMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    await navigator.clipboard?.writeText(code)
    setIsCopied(true)
  }
  return (
    <button type="button" className={isNewest ? 'copy-code copy-code--newest' : 'copy-code'} onClick={copy}>
      <span className="copy-code__digits">
        {code.slice(0, 3)}
        <span className="copy-code__gap" />
        {code.slice(3)}
      </span>
      <span className="copy-code__hint" aria-live="polite">
        {isCopied && <Icon name="check" size="tiny" />}
        {t(isCopied ? 'copied' : 'copy')}
      </span>
    </button>
  )
}
