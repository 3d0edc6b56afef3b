import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Questions } from './questions.tsx'

test('the anchor of a question is inside what opens, so that a browser opens it without a script', () => {
  const items = [{ id: 'late', title: 'Is it late?', text: [{ p: 'No.' }] }]
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <Questions block={{ kind: 'questions', id: 'ask', items }} />
    </MemoryRouter>,
  )
  const [before, inside = ''] = shown.split('</summary>')
  expect(before).not.toContain('id="late"')
  expect(inside.slice(0, inside.indexOf('</details>'))).toContain('id="late"')
})
