import type { FileKind, FileRule } from '../../../domain/common/fileKinds'

/**
 * A file that came with a request, looked at and not kept yet: it lies in a folder of the request's own, which goes with
 * the request.
 */
export interface Upload {
  /** cleaned: no path, no control characters, 120 characters at most, and an ending that is true */
  readonly name: string
  /** as its bytes say */
  readonly type: FileKind
  readonly bytes: number
  /** hex */
  readonly sha256: string
  /** on the server's own disk */
  readonly path: string
}

/** What a form may bring beside its words. */
export interface UploadRule extends FileRule {
  /** the field that its files stand in */
  readonly field: string
}
