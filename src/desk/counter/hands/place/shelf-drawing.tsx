import { useTranslations } from 'use-intl'
import { planAround } from './shelf-plan.ts'

type ShelfDrawingProps = { place: string; layout: { rows: number; columns: number } }

const cell = { width: 50, height: 44, across: 54, down: 54 } as const
const left = 24
const starPath = 'M30 0l-4.4 4.4v6.2h-6.2L15 15l-4.4-4.4H4.4V4.4L0 0l4.4-4.4v-6.2h6.2L15-15l4.4 4.4h6.2v6.2z'

/** The place among its neighbours, with the door of the room for scale. */
export function ShelfDrawing({ place, layout }: ShelfDrawingProps) {
  const t = useTranslations('deskCounterHands.place')
  const { rows, columns } = planAround(place, layout)
  const width = left + columns.length * cell.across
  const height = rows.length * cell.down
  const isHere = (row: string, column: number) => place === `${row}-${String(column).padStart(2, '0')}`
  return (
    <svg
      className="shelf-drawing"
      viewBox={`0 -20 ${width + 42} ${height + 24}`}
      role="img"
      aria-label={t('drawing', { place })}
    >
      {columns.map((column, across) => (
        <text
          key={column}
          className={isHere(place.slice(0, 1), column) ? 'shelf-drawing__here' : undefined}
          x={left + across * cell.across + cell.width / 2}
          y={-6}
          textAnchor="middle"
        >
          {column}
        </text>
      ))}
      {rows.map((row, down) => (
        <g key={row} transform={`translate(0 ${down * cell.down})`}>
          <text
            className={place.startsWith(row) ? 'shelf-drawing__here' : undefined}
            x={2}
            y={cell.height / 2 + 5}
          >
            {row}
          </text>
          {columns.map((column, across) => (
            <g key={column} transform={`translate(${left + across * cell.across} 0)`}>
              <rect
                className={isHere(row, column) ? 'shelf-drawing__place' : 'shelf-drawing__cell'}
                width={cell.width}
                height={cell.height}
              />
              {isHere(row, column) && (
                <path
                  className="shelf-drawing__star"
                  d={starPath}
                  transform={`translate(${cell.width / 2 - 15} ${cell.height / 2})`}
                />
              )}
            </g>
          ))}
          <path className="shelf-drawing__board" d={`M16 ${cell.height + 3}H${width}`} />
        </g>
      ))}
      <path
        className="shelf-drawing__door"
        d={`M${width + 36} ${height}V${height - 62}c0-8-6-12-14-16-8 4-14 8-14 16v62`}
      />
    </svg>
  )
}
