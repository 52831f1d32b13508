import { PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { withoutActiveContent } from '../../../server/platform/uploads/activeContent'
import { hasAttachment, hasLinkTo, opensWith, packed, runsOnPage, samplePdf } from './samplePdf'

/** Each object of a PDF as text. */
async function objectsIn(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return document.context
    .enumerateIndirectObjects()
    .map(([, object]) => String(object instanceof PDFStream ? object.dict : object))
    .join('\n')
}

test.each([
  ['a script that runs when it opens', () => samplePdf(opensWith('JavaScript')), /JavaScript|alert/],
  ['the same in a compressed part', () => samplePdf(opensWith('JavaScript'), packed), /JavaScript|alert/],
  ['a script of a page', () => samplePdf(runsOnPage), /JavaScript|\/AA/],
  ['a program that it starts', () => samplePdf(opensWith('Launch')), /Launch/],
  ['a button that sends its values', () => samplePdf(hasLinkTo('SubmitForm')), /SubmitForm/],
  ['a file attached to it', hasAttachment, /EmbeddedFiles|\/EF/],
] as const)('a PDF loses %s, and its page stays', async (_, make, active) => {
  const bytes = await make()
  expect(await objectsIn(bytes)).toMatch(active)
  const cleaned = await withoutActiveContent(bytes)
  expect(await objectsIn(cleaned!)).not.toMatch(active)
  expect((await PDFDocument.load(cleaned!)).getPageCount()).toBe(1)
})

test('a PDF with links to pages of the web stays as it is, byte for byte', async () => {
  expect(await withoutActiveContent(await samplePdf(hasLinkTo('URI')))).toBeNull()
})

test('a program behind a reference and a list is not started', async () => {
  const bytes = await samplePdf((document) => {
    const { context } = document
    const program = context.register(context.obj({ S: 'Launch', F: 'run.exe' } as never))
    const first = context.register(context.obj({ S: 'GoTo', Next: [program] } as never))
    document.catalog.set(PDFName.of('OpenAction'), first)
  })
  expect(await objectsIn(bytes)).toMatch(/Launch/)
  expect(await objectsIn((await withoutActiveContent(bytes))!)).not.toMatch(/Launch|run\.exe/)
})

test.each([
  ['that is damaged', Buffer.from('%PDF-1.7\nnothing at all\n%%EOF\n')],
  ['that is cut off', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog')],
])('a PDF %s is refused', async (_, bytes) => {
  await expect(withoutActiveContent(bytes)).rejects.toThrow()
})

test('a PDF that needs a password is refused', async () => {
  const document = await PDFDocument.create()
  document.addPage()
  document.encrypt({ userPassword: 'secret', ownerPassword: 'other' })
  await expect(withoutActiveContent(await document.save())).rejects.toThrow()
})
