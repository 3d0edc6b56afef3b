import { useTranslations } from 'use-intl'
import { type PostPicture, postPictures } from '#modules/content/domain/post-pictures.ts'
import { Dialog } from '#ui/float/dialog.tsx'
import { PictureOf } from './picture-of.tsx'

type PictureDialogProps = {
  chosen: PostPicture | null
  onClose: () => void
  onChoose: (picture: PostPicture) => void
}

/** All our drawings at once, each with what it shows. */
export function PictureDialog({ chosen, onClose, onChoose }: PictureDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open
      place="side"
      title={t('deskBlog.pictures.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      <p className="muted">{t('deskBlog.pictures.text')}</p>
      <ul className="post-pictures">
        {postPictures.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="post-pictures__one"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <PictureOf name={name} says="" />
              <span>{t(`blog.pictures.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
