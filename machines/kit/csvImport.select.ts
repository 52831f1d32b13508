import type { CsvImportContext } from './csvImport'

/** A snapshot of a chart that imports a CSV file: `choosing`, `reading`, `previewing`, `previewed`, `importing`, `imported`. */
interface ImportSnapshot<Data> {
  readonly context: CsvImportContext<Data>
  matches(state: 'imported' | 'importing' | 'previewed'): boolean
  can(event: { type: 'import.confirmed' } | { type: 'import.retried' }): boolean
}
type Any = ImportSnapshot<unknown>

/** The part of the dialog that shows. While a call is in flight, the part before it stays. */
export function selectImportView(s: Any): 'choosing' | 'previewed' | 'imported' {
  if (s.matches('imported')) return 'imported'
  return s.matches('previewed') || s.matches('importing') ? 'previewed' : 'choosing'
}
export const selectImportFile = (s: Any) => s.context.file
export const selectImportFault = (s: Any) => s.context.fault
export const selectImportRejections = (s: Any) => s.context.rejections
export const selectImportProblem = (s: Any) => s.context.problem?.message ?? null
export const selectImportData = <Data>(s: ImportSnapshot<Data>) => s.context.data
export const selectCanImport = (s: Any) => s.can({ type: 'import.confirmed' }) || s.matches('importing')
export const selectCanRetry = (s: Any) => s.can({ type: 'import.retried' })
