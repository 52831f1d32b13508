import { expect, test } from 'vitest'
import { detectedKind, makeTextWatch } from '../../../server/platform/uploads/inspect'
import { sampleFiles } from '../rig/form'

test.each([
  ['pdf', 'application/pdf'],
  ['jpg', 'image/jpeg'],
  ['png', 'image/png'],
  ['heic', 'image/heic'],
  ['txt', 'text/plain'],
] as const)('a %s is recognized by its bytes', async (kind, type) => {
  const watch = makeTextWatch()
  watch.see(sampleFiles[kind])
  expect(await detectedKind({ sample: sampleFiles[kind], isText: watch.isText() })).toBe(type)
})

test('text is checked to its end, across chunks', () => {
  const bytes = Buffer.from('Żółć and 李小龍')
  const watch = makeTextWatch()
  for (const byte of bytes) watch.see(Uint8Array.of(byte))
  expect(watch.isText()).toBe(true)

  const cut = makeTextWatch()
  cut.see(bytes.subarray(0, bytes.length - 1))
  expect(cut.isText()).toBe(false)

  const late = makeTextWatch()
  late.see(Buffer.from('long text '.repeat(1000)))
  late.see(Uint8Array.of(0))
  expect(late.isText()).toBe(false)
})
