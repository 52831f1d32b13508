import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib'

/** Entries that run something by themselves, or carry another file or form (ISO 32000-1, 12.6 and 7.11.4). */
const activeKeys = ['AA', 'JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'].map((key) =>
  PDFName.of(key),
)

/** Actions that do more than lead to a page or to an address of the web. */
const activeActions = new Set(
  ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'Movie', 'Sound', 'RichMediaExecute'].map(
    (name) => `/${name}`,
  ),
)
const actionKey = PDFName.of('S')

/** marks of active content in the bytes, for a part that the parser cannot read */
const marks = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia)\b/

/**
 * Removes active content of a PDF: scripts, programs to start, attached files, and forms that send their values.
 * @returns the PDF without it, or null if there is none, so that the file stays as it is with its digital signatures
 * @throws if it cannot be read, for example because of a password
 */
export async function withoutActiveContent(bytes: Uint8Array): Promise<Uint8Array | null> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false })
  document.getPageCount()
  const seen = new Set<PDFObject>()
  let removed = 0
  const resolved = (value: PDFObject | undefined) => document.context.lookup(value)
  const isActive = (value: PDFObject | undefined): boolean => {
    const object = resolved(value)
    return object instanceof PDFDict && activeActions.has(String(resolved(object.get(actionKey))))
  }
  const clean = (start: PDFObject): void => {
    const open: PDFObject[] = [start]
    for (let object = open.pop(); object; object = open.pop()) {
      if (seen.has(object)) continue
      seen.add(object)
      if (object instanceof PDFArray) open.push(...object.asArray())
      const dict = object instanceof PDFStream ? object.dict : object
      if (!(dict instanceof PDFDict)) continue
      // an action that a list names has lost its effect once it is empty
      const isAction = isActive(dict)
      for (const [key, value] of dict.entries())
        if (isAction || activeKeys.includes(key) || isActive(value)) {
          dict.delete(key)
          removed++
        } else open.push(value)
    }
  }
  for (const [, object] of document.context.enumerateIndirectObjects()) clean(object)
  if (removed === 0 && !marks.test(Buffer.from(bytes).toString('latin1'))) return null
  // only what was read is written, so a hidden earlier revision goes too
  return document.save({ updateFieldAppearances: false })
}
