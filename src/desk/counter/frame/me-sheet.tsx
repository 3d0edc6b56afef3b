import { useTranslations } from 'use-intl'
import type { CounterPost } from '#modules/counter/counter.contract.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/fields/checkbox.tsx'
import { Dialog } from '#ui/float/dialog.tsx'
import { LanguageMenu } from '#web/shell/header/language-menu.tsx'
import { LocalLink } from '#web/shell/local-link.tsx'
import { roleNames } from '../../parts/role-names.ts'
import { useStaff } from '../../signed-in.ts'
import { useTheme } from '../../theme.ts'
import { Icon } from '../parts/icon.tsx'
import { useLeave } from './leaving.tsx'

/** Who works here and where; language, light or dark, and the way out. */
export function MeSheet({ post, onClose }: { post: CounterPost; onClose: () => void }) {
  const t = useTranslations('deskCounter.me')
  const all = useTranslations()
  const staff = useStaff()
  const [theme, turn] = useTheme()
  const leave = useLeave()
  return (
    <Dialog open onClose={onClose} place="side" title={post.person.name} closeLabel={all('common.close')}>
      <div className="counter-me">
        <dl className="counter-facts">
          {staff && (
            <div>
              <dt>{t('role')}</dt>
              <dd>{all(roleNames[staff.role])}</dd>
            </div>
          )}
          <div>
            <dt>{t('post')}</dt>
            <dd>{post.point.name}</dd>
          </div>
          <div>
            <dt>{t('address')}</dt>
            <dd>{post.point.address}</dd>
          </div>
        </dl>
        <div className="counter-me__row">
          <span>{t('language')}</span>
          <LanguageMenu />
        </div>
        <Switch label={t('dark')} checked={theme === 'dark'} onChange={turn} />
        <LocalLink className="counter-me__link" to="/desk/keys">
          <Icon name="lock" size="small" />
          {t('keys')}
        </LocalLink>
        <Button
          look="second"
          block
          onClick={() => {
            onClose()
            leave()
          }}
        >
          <Icon name="leave" size="small" />
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  )
}
