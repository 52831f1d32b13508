import { shortFileName } from '../../domain/common/formats'
import { busyIn } from './busy'
import type { CsvImportContext } from './csvImport'

/** A snapshot of a chart that imports a CSV file. */
interface ImportSnapshot<Data> {
  readonly context: CsvImportContext<Data>
  matches(state: 'imported' | { previewed: 'rejected' | 'unchecked' }): boolean
  can(event: { type: 'import.retried' }): boolean
}
type Any = ImportSnapshot<unknown>

/** The part of the dialog that shows. A preview stays until the import is done, or another file has a preview. */
export function selectImportView(s: Any): 'choosing' | 'previewed' | 'imported' {
  if (s.matches('imported')) return 'imported'
  return s.context.previewed ? 'previewed' : 'choosing'
}
/** The file of the preview. */
export const selectPreviewedFile = (s: Any) => s.context.previewed?.file ?? null
/** The words about the file of the preview, after another file was chosen that cannot be imported; null before. */
export function selectEarlierFile(s: Any): string | null {
  const { file, previewed } = s.context
  const isRefused = s.matches({ previewed: 'rejected' }) || s.matches({ previewed: 'unchecked' })
  if (!isRefused || !file || !previewed) return null
  const [chosen, earlier] = [shortFileName(file.name), shortFileName(previewed.file.name)]
  return `The preview above is of the earlier file, ${earlier}. ${
    chosen === earlier ? 'Nothing of the file chosen last' : `Nothing of ${chosen}`
  } is imported.`
}
export const selectPreviews = (s: Any) => s.context.previews
export const selectImportFault = (s: Any) => s.context.fault
export const selectImportRejections = (s: Any) => s.context.rejections
export const selectImportProblem = (s: Any) => s.context.problem?.message ?? null
export const selectImportData = <Data>(s: ImportSnapshot<Data>) => s.context.data
/** The overlay's text while a state waits. */
export const selectImportBusy = busyIn
export const selectCanRetry = (s: Any) => s.can({ type: 'import.retried' })
