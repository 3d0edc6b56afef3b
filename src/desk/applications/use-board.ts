import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#client/failure-text.ts'
import { type Pages, usePages } from '#client/use-pages.ts'
import { useTask } from '#client/use-task.ts'
import { applicationCalls } from '#modules/content/applications/applications.calls.ts'
import type { DeskApplicationItem } from '#modules/content/applications/applications.contract.ts'
import { type ApplicationStage, applicationStages } from '#modules/content/domain/application-stages.ts'
import { useToast } from '#ui/float/toast.tsx'
import { useNews } from '../parts/use-news.ts'
import { stageNames } from './application-names.ts'
import { type Moving, withMoving } from './board-view.ts'

export type BoardColumn = {
  stage: ApplicationStage
  list: Pages<DeskApplicationItem>
  items: readonly DeskApplicationItem[]
}

/** The five columns, each a list of its own, and the one way to take somebody from one to another. */
export function useBoard(vacancy: string | undefined, wanted: boolean) {
  const lists = {
    new: useColumn('new', vacancy, wanted),
    call: useColumn('call', vacancy, wanted),
    interview: useColumn('interview', vacancy, wanted),
    hired: useColumn('hired', vacancy, wanted),
    refused: useColumn('refused', vacancy, wanted),
  } satisfies Record<ApplicationStage, Pages<DeskApplicationItem>>
  const [moving, setMoving] = useState<Moving>()
  const task = useTask(applicationCalls.moveApplication)
  const toast = useToast()
  const failureText = useFailureText()
  const t = useTranslations()

  const again = () => {
    for (const stage of applicationStages) lists[stage].retry()
  }
  /** Where a colleague or the server has put it. */
  const put = (item: DeskApplicationItem) => {
    for (const stage of applicationStages) if (stage !== item.stage) lists[stage].drop(item.id)
    lists[item.stage].put(item)
  }
  const move = async (item: DeskApplicationItem, to: ApplicationStage, note?: string): Promise<boolean> => {
    setMoving({ item, to })
    const body = { from: item.stage, to, note }
    const answer = await task.run({ params: { id: item.id }, body })
    setMoving(undefined)
    if (!answer.ok) {
      if (answer.error.code === 'aborted') return false
      toast({ text: failureText(answer.error), tone: 'danger' })
      // A colleague was faster: the board shows where it is now.
      if (answer.error.code === 'application_moved' || answer.error.status === 404) again()
      return false
    }
    put(answer.value)
    toast({
      text: t('deskApplications.moved', { name: item.full_name, stage: t(stageNames[to]) }),
      tone: 'ok',
    })
    return true
  }
  const columns = applicationStages.map((stage) => ({
    stage,
    list: lists[stage],
    items: withMoving(lists[stage].items, stage, moving),
  }))
  const drop = (id: string) => {
    for (const stage of applicationStages) lists[stage].drop(id)
  }
  return { columns, move, moving, put, drop, again, error: lists.new.error }
}

export type Board = ReturnType<typeof useBoard>

function useColumn(stage: ApplicationStage, vacancy: string | undefined, wanted: boolean) {
  const list = usePages(applicationCalls.listApplications, { query: { stage, vacancy } })
  useNews(list, wanted)
  return list
}
