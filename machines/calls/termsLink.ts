import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type TermsLinkFact = { type: 'termsLink.sent' } | { type: 'termsLink.refused'; problem: Problem }

const facts = {
  answered: (): TermsLinkFact => ({ type: 'termsLink.sent' }),
  refused: (problem: Problem): TermsLinkFact => ({ type: 'termsLink.refused', problem }),
}

export const emailTermsLink = (client: Client) =>
  call((input: { id: string; email: string }, signal) => client.emailTermsLink(input.id, input.email, signal), facts)

export const textTermsLink = (client: Client) =>
  call((input: { id: string; phone: string }, signal) => client.textTermsLink(input.id, input.phone, signal), facts)
