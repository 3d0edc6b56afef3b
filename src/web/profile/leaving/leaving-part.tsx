import { useTranslations } from 'use-intl'
import type { User } from '#modules/accounts/accounts.contract.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useApi } from '../../api-client.ts'
import { useLogOut } from '../../sign-in/use-log-out.ts'
import { accountsApi, readMyData } from '../answers.ts'
import { TaskState } from '../task-state.tsx'
import type { Source } from '../use-loaded.ts'
import { useTask } from '../use-task.ts'
import { DeleteAccount } from './delete-account.tsx'
import { saveJson } from './save-json.ts'

/** Taking one's data along, signing out, and leaving for good. */
export function LeavingPart({ user: { loaded } }: { user: Source<User> }) {
  return (
    <div className="leaving">
      <DownloadData />
      <SignOut />
      {loaded.state === 'ready' &&
        (loaded.data.role === 'customer' ? <DeleteAccount user={loaded.data} /> : <StaffLeaving />)}
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
  const api = useApi()
  const task = useTask()
  const download = () =>
    task.run(async () => {
      const answer = await api.request(`${accountsApi}/my-data`, { read: readMyData })
      if (answer.ok) saveJson(answer.value, 'tezbox-my-data.json')
      return answer
    })
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
