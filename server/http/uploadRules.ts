import { certificateFile } from '../../domain/exhibitors/forms'
import { claimFiles } from '../../domain/policy/claim'
import { attachmentFiles, signaturePicture } from '../../domain/staff/attachments'
import type { OperationId } from '../operations/handler'
import type { UploadRule } from '../platform/uploads/upload'

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
  uploadCertificate: { field: 'files', ...certificateFile },
  uploadDocuments: ofContact,
  createSignature: ofSignature,
  updateSignature: ofSignature,
}

/** @throws for an operation without a form */
export function uploadRuleOf(operation: OperationId): UploadRule {
  const rule = rules[operation]
  if (!rule) throw new Error(`${operation} takes no files`)
  return rule
}
