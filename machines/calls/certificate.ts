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
