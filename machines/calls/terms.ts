import type { Client } from '../../contract/client'
import { customerCall } from './call'

export interface Signature {
  readonly id: string
  readonly name: string
  /** the name typed again as a signature, or a drawn one: a PNG in a data URL */
  readonly signature: string
  /** the edition of the terms that was shown */
  readonly version: string
}

/**
 * The signature applies to the answers that the server has, so the chart stores them first. The outcome's `version` is
 * the contact's new one.
 */
export const signTerms = (client: Client) =>
  customerCall(({ id, ...signature }: Signature, signal) => client.signTerms(id, signature, signal), {
    answered: ({ name, contact_version }): { type: 'terms.signed'; name: string; version?: number } => ({
      type: 'terms.signed',
      name,
      ...(contact_version !== undefined && { version: contact_version }),
    }),
    refused: 'terms.refused',
  })
