import './page-qr.css'
import type { PageCode } from './page-code.ts'

/** A label to be read by a camera, and the address for those who would rather type it. */
export function PageQr({ given: { path, size, address, label } }: { given: PageCode & { label: string } }) {
  return (
    <div className="page-qr">
      <svg className="page-qr__code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} />
      </svg>
      <p className="page-qr__address">{address.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
