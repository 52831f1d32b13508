import { fromPromise } from 'xstate'
import { importTextFaults } from '../../domain/venues/importFile'

/** Reads a chosen file as UTF-8 text. */
export const readImport = () =>
  fromPromise<{ type: 'file.read'; csv: string } | { type: 'file.refused'; fault: string }, { file: File }>(
    async ({ input: { file } }) => {
      const refused = (fault: string) => ({ type: 'file.refused', fault }) as const
      const bytes = await file.arrayBuffer().catch(() => null)
      if (bytes === null) return refused(importTextFaults.unread(file.name))
      const csv = textOf(bytes)
      if (csv === null) return refused(importTextFaults.encoding(file.name))
      return csv.trim() === '' ? refused(importTextFaults.empty(file.name)) : { type: 'file.read', csv }
    },
  )

/** Null for bytes that are no UTF-8 text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
