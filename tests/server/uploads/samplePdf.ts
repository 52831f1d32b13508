import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'

/** PDFs as they are uploaded, made while the tests run. */
type Change = (document: PDFDocument) => void

export async function samplePdf(...changes: readonly Change[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage([300, 200])
  for (const change of changes) change(document)
  return Buffer.from(await document.save({ useObjectStreams: changes.includes(packed) }))
}

/** Writes objects into compressed streams, where a search of the bytes does not see them. */
export const packed: Change = () => {}

const action = (document: PDFDocument, kind: string, more: Record<string, unknown> = {}) =>
  document.context.obj({ Type: 'Action', S: kind, ...more } as never)

export const opensWith =
  (kind: string): Change =>
  (document) =>
    document.catalog.set(PDFName.of('OpenAction'), action(document, kind, { JS: PDFString.of('app.alert(1)') }))

export const runsOnPage: Change = (document) => {
  const [page] = document.getPages()
  page!.node.set(
    PDFName.of('AA'),
    document.context.obj({ O: action(document, 'JavaScript', { JS: PDFString.of('app.alert(2)') }) }),
  )
}

export const hasLinkTo =
  (kind: string): Change =>
  (document) => {
    const [page] = document.getPages()
    const link = document.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 100, 100],
      A: action(document, kind, kind === 'URI' ? { URI: PDFString.of('https://www.example.com/') } : {}),
    })
    page!.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(link)]))
  }

export const hasAttachment = async (): Promise<Buffer> => {
  const document = await PDFDocument.create()
  document.addPage()
  await document.attach(Buffer.from('MZ'), 'run.exe')
  return Buffer.from(await document.save())
}
