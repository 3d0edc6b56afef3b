import type { Locale } from '#platform/i18n/locales.ts'
import { ToastRegion } from '#ui/float/toast.tsx'
import { ButtonsBoard } from './buttons-board.tsx'
import { ChoicesBoard } from './choices-board.tsx'
import { FieldsBoard } from './fields-board.tsx'
import { FloatingBoard } from './floating-board.tsx'
import { ListsBoard } from './lists-board.tsx'
import { MapBoard } from './map-board.tsx'
import { ParcelBoard } from './parcel-board.tsx'
import { PickersBoard } from './pickers-board.tsx'
import { samplesFor } from './samples.ts'
import { Board } from './specimen.tsx'
import { StatesBoard } from './states-board.tsx'
import { TypeBoard } from './type-board.tsx'

const boards = {
  type: TypeBoard,
  buttons: ButtonsBoard,
  fields: FieldsBoard,
  choices: ChoicesBoard,
  pickers: PickersBoard,
  parcel: ParcelBoard,
  lists: ListsBoard,
  states: StatesBoard,
  floating: FloatingBoard,
  map: MapBoard,
}

// biome-ignore lint/style/noDefaultExport: React.lazy wants one
export default function Boards({ locale }: { locale: Locale }) {
  const samples = samplesFor(locale)
  return (
    <ToastRegion label={samples.messages} closeLabel={samples.close}>
      {Object.entries(boards).map(([id, Content]) => (
        <Board
          key={id}
          title={samples.boards[id as keyof typeof boards]}
          locale={locale}
          stacked={id === 'lists' || id === 'map'}
        >
          <Content />
        </Board>
      ))}
    </ToastRegion>
  )
}
