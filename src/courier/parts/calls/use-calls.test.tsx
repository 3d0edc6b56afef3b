import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldProvider } from '#client/field/field-store.ts'
import { phoneInHand } from '../../../../tests/support/phone-in-hand.ts'
import { useCalls } from './use-calls.ts'

test('calls lie sealed with the rest of what the phone keeps', async () => {
  const { disk, store } = await phoneInHand()
  let calls: ReturnType<typeof useCalls> | undefined
  function Screen() {
    calls = useCalls()
    return null
  }
  renderToString(
    <FieldProvider value={store}>
      <Screen />
    </FieldProvider>,
  )
  calls?.note('71120954', '901234567')
  await expect.poll(() => calls?.to('71120954')).toHaveLength(1)
  const text = [...disk.kept.values()].map(({ data }) => new TextDecoder('latin1').decode(data)).join()
  expect(text).not.toContain('71120954')
})
