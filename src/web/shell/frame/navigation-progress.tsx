import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ProgressBar } from '#ui/waiting/progress-bar.tsx'

/** SPEC section 9: a page that opens at once shows no bar. */
const quietMs = 200
/** How long the finished bar stays to be seen. */
const finishMs = 250

type Stage = 'hidden' | 'running' | 'done'

export function NavigationProgress() {
  const t = useTranslations('shell')
  const stage = useStage(useNavigation().state !== 'idle')
  // It belongs to no part of the page; spoken it is all the same.
  return (
    <div aria-live="polite">
      {stage !== 'hidden' && <ProgressBar label={t('progress')} done={stage === 'done'} />}
    </div>
  )
}

function useStage(busy: boolean): Stage {
  const [stage, setStage] = useState<Stage>('hidden')
  useEffect(() => {
    if (busy) {
      const appears = setTimeout(() => setStage('running'), quietMs)
      return () => clearTimeout(appears)
    }
    setStage((before) => (before === 'running' ? 'done' : 'hidden'))
    const leaves = setTimeout(() => setStage('hidden'), finishMs)
    return () => clearTimeout(leaves)
  }, [busy])
  return stage
}
