import type { Client } from '../../contract/client'
import { customerCall } from './call'

const outcomes = { answered: () => ({ type: 'termsLink.sent' }) as const, refused: 'termsLink.refused' } as const

export const emailTermsLink = (client: Client) =>
  customerCall(
    (input: { id: string; email: string }, signal) => client.emailTermsLink(input.id, { email: input.email }, signal),
    outcomes,
  )

export const textTermsLink = (client: Client) =>
  customerCall(
    (input: { id: string; phone: string }, signal) => client.textTermsLink(input.id, { phone: input.phone }, signal),
    outcomes,
  )
