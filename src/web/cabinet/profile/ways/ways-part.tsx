import './ways.css'
import { PushWay } from './push-way.tsx'
import { TelegramWay } from './telegram-way.tsx'

/** The two ways that have to be opened before notices can come by them. */
export function WaysPart() {
  return (
    <div className="ways">
      <TelegramWay />
      <PushWay />
    </div>
  )
}
