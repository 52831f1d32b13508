import { attachmentFiles, signaturePicture } from '../../domain/attachments'
import { claimFiles } from '../../domain/claim'
import type { FileRule } from '../../domain/fileKinds'
import type { OperationId } from '../handler'

/** What a form may bring beside its words. */
export interface UploadRule extends FileRule {
  /** the field that its files stand in */
  readonly field: string
}

const ofClaim: UploadRule = { field: 'files', ...claimFiles }

const ofSignature: UploadRule = {
  field: 'file',
  most: 1,
  largest: signaturePicture.largest,
  kinds: ['image/png'],
  words: 'a PNG picture',
}

const ofContact: UploadRule = { field: 'files', ...attachmentFiles }

const rules: { readonly [K in OperationId]?: UploadRule } = {
  submitAClaim: ofClaim,
  uploadDocuments: ofContact,
  createSignature: ofSignature,
  updateSignature: ofSignature,
}

/** @throws for an operation that takes no form */
export function uploadRuleOf(operation: OperationId): UploadRule {
  const rule = rules[operation]
  if (!rule) throw new Error(`${operation} takes no files`)
  return rule
}
