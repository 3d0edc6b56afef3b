/** A parcel's label; the line with its code is marked. */
export function CodeOnLabel() {
  return (
    <svg className="art art--narrow" viewBox="0 0 320 288" width="320" height="288" aria-hidden="true">
      <path className="art__paper" d="M28 4h264v280H28z" />
      <path
        className="art__brand"
        d="M92 44l-5.9 5.9v8.2h-8.2L72 64l-5.9-5.9h-8.2v-8.2L52 44l5.9-5.9v-8.2h8.2L72 24l5.9 5.9h8.2v8.2z"
      />
      <path className="art__words" d="M112 34h132M112 56h84" />
      <path className="art__quiet" d="M28 84h264" />
      <path
        className="art__ink"
        d="M54 106v84M58 106v84M62 106v84M70 106v84M73 106v84M80 106v84M88 106v84M91 106v84M95 106v84M104 106v84M110 106v84M113 106v84M121 106v84M128 106v84M131 106v84M136 106v84M146 106v84M149 106v84M157 106v84M163 106v84M166 106v84M174 106v84M182 106v84M185 106v84M190 106v84M199 106v84M203 106v84M210 106v84M218 106v84M221 106v84M227 106v84M236 106v84M239 106v84M247 106v84M253 106v84M256 106v84M265 106v84"
      />
      <text className="art__code" x="160" y="228" textAnchor="middle">
        TB73160482951347
      </text>
      <path className="art__accent" d="M54 240h212v6H54z" />
    </svg>
  )
}

/** A message with a link; the end of the link is marked. */
export function CodeInMessage() {
  return (
    <svg className="art art--narrow" viewBox="0 0 320 232" width="320" height="232" aria-hidden="true">
      <path className="art__paper" d="M8 8h304v168H104l-44 44v-44H8z" />
      <path className="art__words" d="M40 52h208M40 80h156" />
      <path className="art__link" d="M40 122h132" />
      <path className="art__link" d="M180 122h92" />
      <path className="art__accent" d="M180 134h92v6h-92z" />
    </svg>
  )
}
