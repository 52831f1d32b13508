import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type TermsFact = { type: 'terms.signed'; name: string } | { type: 'terms.refused'; problem: Problem }

export interface Signature {
  readonly id: string
  readonly name: string
  /** the name again, typed as a signature */
  readonly signature: string
  /** the edition of the terms that was shown */
  readonly version: string
}

/** The signature holds for the answers as the server has them, so they are stored first. */
export const signTerms = (client: Client) =>
  call(({ id, ...signature }: Signature, signal) => client.signTerms(id, signature, signal), {
    answered: ({ name }): TermsFact => ({ type: 'terms.signed', name }),
    refused: (problem): TermsFact => ({ type: 'terms.refused', problem }),
  })
