import { useTranslations } from 'use-intl'
import { TaskState } from '#client/task-state.tsx'
import { useTask } from '#client/use-task.ts'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { profileCalls } from '#modules/accounts/profile/profile.calls.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLogOut } from '../../../sign-in/use-log-out.ts'
import { DeleteAccount } from './delete-account.tsx'
import { saveJson } from './save-json.ts'

/** Taking one's data along, signing out, and leaving for good. */
export function LeavingPart({ user }: { user: User | undefined }) {
  return (
    <div className="leaving">
      <DownloadData />
      <SignOut />
      {user && (user.role === 'customer' ? <DeleteAccount user={user} /> : <StaffLeaving />)}
    </div>
  )
}

/** Staff leave through the desk. */
function StaffLeaving() {
  const t = useTranslations('profile.leaving')
  return (
    <div className="leaving__one">
      <div>
        <h3>{t('deleteTitle')}</h3>
        <p>{t('deleteStaff')}</p>
      </div>
    </div>
  )
}

function DownloadData() {
  const t = useTranslations('profile.leaving')
  const task = useTask(profileCalls.readMyData)
  const download = async () => {
    const answer = await task.run({})
    if (answer.ok) saveJson(answer.value, 'tezbox-my-data.json')
  }
  return (
    <div className="leaving__one">
      <div>
        <h3>{t('dataTitle')}</h3>
        <p>{t('dataText')}</p>
        <TaskState task={task} done={t('dataDone')} />
      </div>
      <Button look="second" small busy={task.state === 'busy'} onClick={() => void download()}>
        <Icon name="download" size="small" />
        {t('download')}
      </Button>
    </div>
  )
}

function SignOut() {
  const t = useTranslations('profile.leaving')
  const logOut = useLogOut()
  return (
    <div className="leaving__one">
      <div>
        <h3>{t('logOutTitle')}</h3>
        <p>{t('logOutText')}</p>
      </div>
      <Button look="second" small onClick={() => void logOut()}>
        <Icon name="leave" size="small" />
        {t('logOut')}
      </Button>
    </div>
  )
}
