import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

/** `version`: of the contact as it is by now. */
export type TermsFact =
  | { type: 'terms.signed'; name: string; version?: number }
  | { type: 'terms.refused'; problem: Problem }

export interface Signature {
  readonly id: string
  readonly name: string
  /** the name again, typed as a signature, or a drawn one: a PNG in a data URL */
  readonly signature: string
  /** the edition of the terms that was shown */
  readonly version: string
}

/** The signature holds for the answers as the server has them, so they are stored first. */
export const signTerms = (client: Client) =>
  call(({ id, ...signature }: Signature, signal) => client.signTerms(id, signature, signal), {
    answered: ({ name, contact_version }): TermsFact => ({
      type: 'terms.signed',
      name,
      ...(contact_version !== undefined && { version: contact_version }),
    }),
    refused: (problem): TermsFact => ({ type: 'terms.refused', problem }),
  })

export type TermsLinkFact = { type: 'termsLink.sent' } | { type: 'termsLink.refused'; problem: Problem }

const facts = {
  answered: (): TermsLinkFact => ({ type: 'termsLink.sent' }),
  refused: (problem: Problem): TermsLinkFact => ({ type: 'termsLink.refused', problem }),
}

export const emailTermsLink = (client: Client) =>
  call(
    (input: { id: string; email: string }, signal) => client.emailTermsLink(input.id, { email: input.email }, signal),
    facts,
  )

export const textTermsLink = (client: Client) =>
  call(
    (input: { id: string; phone: string }, signal) => client.textTermsLink(input.id, { phone: input.phone }, signal),
    facts,
  )
