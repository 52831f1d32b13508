import type { Problem } from '../../contract/problem'
import { importFileFault } from '../../domain/venues/importFile'
import { assignIn, fromEvent } from './call'
import { type ProblemContext, problemActions, toProblem } from './problem'

/** The part that every import of a CSV file has: the file, its fault, and the preview or the result of the server. */
export interface CsvImportContext<Data> extends ProblemContext {
  /** chosen last */
  readonly file: File | null
  /** why the file cannot be imported */
  readonly fault: string | null
  /** of the file that was read last */
  readonly csv: string
  /** the file of the preview, which stays until another file has one */
  readonly previewed: { readonly file: File; readonly csv: string } | null
  /** the preview of the import, or its result */
  readonly data: Data | null
  /** counts previews: each takes the focus */
  readonly previews: number
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
export const noImport = {
  file: null,
  fault: null,
  csv: '',
  previewed: null,
  data: null,
  previews: 0,
  rejections: 0,
  problem: null,
} as const

type AnyImport = CsvImportContext<unknown>
type Refusal = { readonly problem: Problem }

export const csvImportGuards = {
  isFile: (_: unknown, { file }: { readonly file: File }) => importFileFault(file) === null,
  isAboutFile: (_: unknown, { problem }: Refusal) => problem.errors?.['csv'] !== undefined,
  hasPreview: ({ context }: { readonly context: AnyImport }) => context.previewed !== null,
  isAboutFileAfterPreview: ({ context }: { readonly context: AnyImport }, { problem }: Refusal) =>
    context.previewed !== null && problem.errors?.['csv'] !== undefined,
}

export const csvImportActions = {
  ...problemActions,
  setFile: assignIn<AnyImport, { readonly file: File }>((_, { file }) => ({ file, fault: importFileFault(file) })),
  setFault: assignIn<AnyImport, { readonly fault: string }>((_, { fault }) => ({ fault })),
  setFileFault: assignIn<AnyImport, Refusal>((_, { problem }) => ({ fault: problem.errors!['csv']! })),
  clearFault: assignIn<AnyImport>(() => ({ fault: null })),
  setCsv: assignIn<AnyImport, { readonly csv: string }>((_, { csv }) => ({ csv })),
  setPreview: assignIn<AnyImport, { readonly data: unknown }>(({ context: { file, csv, previews } }, { data }) => ({
    data,
    previewed: { file: file!, csv },
    previews: previews + 1,
  })),
  setData: assignIn<AnyImport, { readonly data: unknown }>((_, { data }) => ({ data })),
  clearImport: assignIn<AnyImport>(() => ({ data: null, previewed: null })),
  countRejection: assignIn<AnyImport>(({ context }) => ({ rejections: context.rejections + 1 })),
}

/** The transitions of a file that is chosen: one that is refused leaves the preview as it is. */
const fileChosen = <const Id extends string, const From extends string>(id: Id, from: From) =>
  [
    { guard: fromEvent('isFile'), target: `#${id}.reading`, actions: fromEvent('setFile') },
    { target: `#${id}.${from}.rejected`, reenter: true, actions: fromEvent('setFile') },
  ] as const

/*
 * The states that every import of a CSV file has beside its own: `choosing` until the first preview, `reading` of the file
 * that was chosen last, and `rejected` and `unchecked` beside a preview that stays. Each gets the id of its chart.
 */

/** No file has a preview. */
export const choosing = <const Id extends string>(id: Id) =>
  ({
    initial: 'editing',
    on: { 'file.chosen': fileChosen(id, 'choosing'), 'dialog.closed': 'over' },
    states: {
      editing: {},
      // the file cannot be imported, and the message says why
      rejected: { entry: 'countRejection', exit: 'clearFault' },
      // the file is sound as far as we know: the call failed
      failed: { exit: 'clearProblem', on: { 'import.retried': `#${id}.previewing` } },
    },
  }) as const

export const reading = <Invoke>(invoke: Invoke) =>
  ({
    meta: { busy: 'Processing...' },
    invoke,
    on: {
      'file.read': { target: 'previewing', actions: fromEvent('setCsv') },
      'file.refused': [
        { guard: 'hasPreview', target: 'previewed.rejected', actions: fromEvent('setFault') },
        { target: 'choosing.rejected', actions: fromEvent('setFault') },
      ],
    },
  }) as const

/** A preview is shown, and another file may be chosen. */
export const previewedEvents = <const Id extends string>(id: Id) =>
  ({ 'file.chosen': fileChosen(id, 'previewed'), 'dialog.closed': 'over' }) as const

/** The preview stays, because the file that was chosen after it has none. */
export const staying = <const Id extends string>(id: Id) => {
  const confirmed = { guard: 'isImportable', target: `#${id}.importing` } as const
  return {
    // the other file was refused, and the message says why
    rejected: { entry: 'countRejection', exit: 'clearFault', on: { 'import.confirmed': confirmed } },
    // the call failed for the other file, which is sound as far as we know
    unchecked: {
      exit: 'clearProblem',
      on: { 'import.retried': `#${id}.previewing`, 'import.confirmed': confirmed },
    },
  } as const
}

/** The transitions of a file without a preview. */
export const previewRefused = [
  { guard: fromEvent('isAboutFileAfterPreview'), target: 'previewed.rejected', actions: fromEvent('setFileFault') },
  { guard: fromEvent('isAboutFile'), target: 'choosing.rejected', actions: fromEvent('setFileFault') },
  { ...toProblem('previewed.unchecked'), guard: 'hasPreview' },
  toProblem('choosing.failed'),
] as const
