import type { CheckedCertificate, Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** `unknown`: there is no such certificate, which is an answer. `missed`: nobody knows, so it may be asked again. */
export type CertificateFact =
  | { type: 'certificate.found'; certificate: CheckedCertificate }
  | { type: 'certificate.unknown' }
  | { type: 'certificate.missed'; problem: Problem }

export const getCertificate = (client: Client) =>
  call((code: string, signal) => client.getCertificate(code, signal), {
    answered: (certificate): CertificateFact => ({ type: 'certificate.found', certificate }),
    refused: (problem): CertificateFact =>
      problem.status === 404 || problem.status === 400
        ? { type: 'certificate.unknown' }
        : { type: 'certificate.missed', problem },
  })

/** The quote on paper, or what its certificates would be: a preview of them, and no insurance. */
export type PreviewKind = 'quote' | 'certificate'

export interface PreviewOrder {
  readonly contactId: string
  readonly kind: PreviewKind
}

export type PreviewFact =
  | { type: 'preview.drawn'; kind: PreviewKind; file: Blob }
  | { type: 'preview.refused'; problem: Problem }

/** Drawn by the server when it is asked for, from the stored answers. */
export const previewDocument = (client: Client) =>
  call(({ contactId, kind }: PreviewOrder, signal) => client.previewDocument(contactId, kind, signal), {
    answered: (file, { kind }): PreviewFact => ({ type: 'preview.drawn', kind, file }),
    refused: (problem): PreviewFact => ({ type: 'preview.refused', problem }),
  })
