import type { Client } from '../../contract/client'
import { customerCall, isMissing } from './call'

/** `failed`: no answer came, so it can be tried again. `missing`: there is no such certificate, which is an answer. */
export const getCertificate = (client: Client) =>
  customerCall((code: string, signal) => client.getCertificate(code, signal), {
    answered: (certificate) => ({ type: 'certificate.found', certificate }),
    refused: (problem) => (isMissing(problem) ? { type: 'certificate.missing' } : 'certificate.failed'),
  })

/** The quote as a document, or a preview of its certificates, which is no proof of insurance. */
export type PreviewKind = 'quote' | 'certificate'

export interface PreviewOrder {
  readonly contactId: string
  readonly kind: PreviewKind
}

/** The server draws the document at each request, from the stored answers. */
export const previewDocument = (client: Client) =>
  customerCall(({ contactId, kind }: PreviewOrder, signal) => client.previewDocument(contactId, kind, signal), {
    answered: (file, { kind }) => ({ type: 'preview.drawn', kind, file }),
    refused: 'preview.refused',
  })
