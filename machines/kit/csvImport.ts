import type { Problem } from '../../contract/problem'
import { importFileFault } from '../../domain/venues/importFile'
import { assignIn } from './call'
import { type ProblemContext, problemActions } from './problem'

/** The part that every import of a CSV file has: the file, its fault, and the preview or the result of the server. */
export interface CsvImportContext<Data> extends ProblemContext {
  /** chosen last */
  readonly file: File | null
  /** why the file cannot be imported */
  readonly fault: string | null
  readonly csv: string
  /** the preview of the import, or its result */
  readonly data: Data | null
  /** counts rejections: at each the message takes the focus again */
  readonly rejections: number
}

export type CsvImportEvent =
  | { type: 'file.chosen'; file: File }
  | { type: 'import.confirmed' }
  | { type: 'import.retried' }
  /** for another file */
  | { type: 'import.restarted' }
  | { type: 'dialog.closed' }

/** An import whose file is not chosen yet. */
export const noImport = { file: null, fault: null, csv: '', data: null, rejections: 0, problem: null } as const

type AnyImport = CsvImportContext<unknown>
type Refusal = { readonly problem: Problem }

export const csvImportGuards = {
  isFile: (_: unknown, { file }: { readonly file: File }) => importFileFault(file) === null,
  isAboutFile: (_: unknown, { problem }: Refusal) => problem.errors?.['csv'] !== undefined,
}

export const csvImportActions = {
  ...problemActions,
  setFile: assignIn<AnyImport, { readonly file: File }>((_, { file }) => ({
    file,
    fault: importFileFault(file),
    data: null,
  })),
  setFault: assignIn<AnyImport, { readonly fault: string }>((_, { fault }) => ({ fault })),
  setFileFault: assignIn<AnyImport, Refusal>((_, { problem }) => ({ fault: problem.errors!['csv']! })),
  clearFault: assignIn<AnyImport>(() => ({ fault: null })),
  setCsv: assignIn<AnyImport, { readonly csv: string }>((_, { csv }) => ({ csv })),
  setData: assignIn<AnyImport, { readonly data: unknown }>((_, { data }) => ({ data })),
  countRejection: assignIn<AnyImport>(({ context }) => ({ rejections: context.rejections + 1 })),
}
