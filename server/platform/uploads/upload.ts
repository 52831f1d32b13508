import type { FileKind, FileRule } from '../../../domain/common/fileKinds'

/**
 * An uploaded file that was inspected but not stored. It is in the request's own folder, which is deleted with the
 * request.
 */
export interface Upload {
  /** cleaned: no path, no control characters, at most 120 characters, and the true extension */
  readonly name: string
  /** detected from the content */
  readonly type: FileKind
  readonly bytes: number
  /** hex */
  readonly sha256: string
  /** on the server's own disk */
  readonly path: string
}

/** The files that a form may contain. */
export interface UploadRule extends FileRule {
  /** the form field of the files */
  readonly field: string
}
