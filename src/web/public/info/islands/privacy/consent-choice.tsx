import { ConsentLink } from '../../../../shell/consent/consent-link.tsx'
import './consent-choice.css'

/** Where nothing is asked, there is nothing to change. */
export function ConsentChoice() {
  return <ConsentLink className="consent-choice" />
}
