import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskPost } from '#modules/content/posts/posts.contract.ts'
import { Button } from '#ui/button.tsx'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import type { DraftState } from './draft/draft.ts'
import type { Clash } from './draft/merge-words.ts'
import { usePlaceName } from './place-names.ts'

type ClashDialogProps = {
  clash: Extract<DraftState<DeskPost>, { is: 'clash' }>
  onClose: () => void
  onChoose: (theirs: ReadonlySet<string>) => void
}

/** Both wrote the same words anew: each place is shown twice, and a person says which one stands. */
export function ClashDialog({ clash: { clashes, theirs }, onClose, onChoose }: ClashDialogProps) {
  const t = useTranslations('deskBlog.clash')
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const choose = (place: string, whose: 'mine' | 'theirs') => {
    const next = new Set(taken)
    if (whose === 'theirs') next.add(place)
    else next.delete(place)
    setTaken(next)
  }
  const actions = (
    <>
      <Button look="second" onClick={onClose}>
        {t('no')}
      </Button>
      <Button
        onClick={() => {
          onChoose(taken)
          onClose()
        }}
      >
        {t('yes')}
      </Button>
    </>
  )
  return (
    <Dialog open place="side" title={t('title')} actions={actions} onClose={onClose}>
      <div className="desk-form">
        <p>{t('text')}</p>
        {clashes.map((clash) => (
          <Choice
            key={clash.place}
            clash={clash}
            who={theirs.updated_by}
            isTheirs={taken.has(clash.place)}
            onChoose={(whose) => choose(clash.place, whose)}
          />
        ))}
      </div>
    </Dialog>
  )
}

type ChoiceProps = {
  clash: Clash
  who: string | null
  isTheirs: boolean
  onChoose: (whose: 'mine' | 'theirs') => void
}

function Choice({ clash: { place, mine, theirs }, who, isTheirs, onChoose }: ChoiceProps) {
  const t = useTranslations('deskBlog.clash')
  const nameOf = usePlaceName()
  const shown = (words: string | null) => <span className="post-clash__words">{words || t('empty')}</span>
  return (
    <RadioCards
      label={nameOf(place)}
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={onChoose}
      cards={[
        { value: 'mine', label: t('mine'), note: shown(mine) },
        { value: 'theirs', label: who === null ? t('theirs') : t('theirsBy', { who }), note: shown(theirs) },
      ]}
    />
  )
}
