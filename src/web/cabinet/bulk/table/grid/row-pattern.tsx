// biome-ignore-all lint/a11y/useSemanticElements: a table of 50,000 rows is laid out by hand; its roles say what it is
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid holds the focus and names its active cell
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { AsideIcon } from '../aside-icon.tsx'

type Words = { fix: string; fixed: string; aside: string }

/**
 * A row and a cell without their texts: all others are copies of these. What can be done with a row is pressed with the
 * pointer; with keys one walks to it and presses Enter or Delete.
 */
export const rowPattern = ({ fix, fixed, aside }: Words): ReactNode => (
  <>
    <div className="bulk-row" role="row">
      <div className="bulk-row__number" role="rowheader" />
      <div className="bulk-row__cells" role="presentation" />
      <div className="bulk-row__price" role="gridcell" />
      <div className="bulk-row__actions" role="gridcell">
        <span className="bulk-row__mended">
          <Icon name="check" size="small" />
          {fixed}
        </span>
        <div className="bulk-row__deeds">
          <button type="button" className="bulk-row__fix" tabIndex={-1} data-do="fix">
            {fix}
          </button>
          <button
            type="button"
            className="bulk-row__aside"
            tabIndex={-1}
            data-do="aside"
            aria-label={aside}
            title={aside}
          >
            <AsideIcon size="small" />
          </button>
        </div>
      </div>
    </div>
    <div className="bulk-cell" role="gridcell">
      <span />
      <em hidden />
    </div>
  </>
)
