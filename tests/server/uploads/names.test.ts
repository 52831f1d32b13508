import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FileKind, fileKinds } from '../../../domain/common/fileKinds'
import { cleanName, withRealExtension } from '../../../server/platform/uploads/names'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\photo.jpg', 'photo.jpg'],
  ['a\u0000b\r\nc.pdf', 'abc.pdf'],
  ['evil\u202Efdp.exe', 'evilfdp.exe'],
  ['  spaced   out .pdf', 'spaced out .pdf'],
  ['..', 'file'],
  ['', 'file'],
  [undefined, 'file'],
  ['a"b<c>d|e?f*.pdf', 'abcdef.pdf'],
  ['李小龍.pdf', '李小龍.pdf'],
  ['card 4111 1111 1111 1111.jpg', 'card …1111.jpg'],
  ['4111111111111111', '…1111'],
  ['half \ud800.pdf', 'half .pdf'],
])('%j is cleaned to %j', (given, clean) => {
  expect(cleanName(given)).toBe(clean)
})

test('a long name keeps its extension', () => {
  const name = cleanName(`${'x'.repeat(300)}.pdf`)
  expect([...name]).toHaveLength(120)
  expect(name).toMatch(/x\.pdf$/)
})

test.each([
  ['photo.exe', 'image/jpeg', 'photo.exe.jpg'],
  ['photo.JPEG', 'image/jpeg', 'photo.JPEG'],
  ['photo', 'image/heic', 'photo.heic'],
  ['notes.csv', 'text/plain', 'notes.csv'],
  ['notes.html', 'text/plain', 'notes.html.txt'],
] as const)('the name %s of type %s becomes %s', (name, type, ends) => {
  expect(withRealExtension(name, type)).toBe(ends)
})

test('every name becomes safe: no path, nothing invisible, 120 characters, and a true extension', () => {
  const types = fc.constantFrom(...(Object.keys(fileKinds) as FileKind[]))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), types, (given, type) => {
      const name = withRealExtension(cleanName(given), type)
      expect(name).not.toMatch(/[\\/\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(name).not.toMatch(/^\.*$/)
      expect([...name].length).toBeLessThanOrEqual(120)
    }),
  )
})

test.each([
  ['.', 'file'],
  [' ', 'file'],
  ['a.', null],
  ['4.', null],
])('a name of 76,000 characters, %j repeated, takes no time', (letter, name) => {
  // CPU time, because other programs may have the processor
  const begun = process.cpuUsage()
  const cleaned = cleanName(letter.repeat(76_000))
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(100)
  expect(cleaned.length).toBeLessThanOrEqual(120)
  if (name !== null) expect(cleaned).toBe(name)
})
