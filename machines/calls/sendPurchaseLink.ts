import type { Client } from '../../contract/client'
import type { Problem } from '../../contract/problem'
import { call } from './call'

export type PurchaseLinkFact = { type: 'purchaseLink.sent' } | { type: 'purchaseLink.refused'; problem: Problem }

/** `emails`: addresses with semicolons between them, of whoever is to pay. */
export const sendPurchaseLink = (client: Client) =>
  call((input: { id: string; emails: string }, signal) => client.sendPurchaseLink(input.id, input.emails, signal), {
    answered: (): PurchaseLinkFact => ({ type: 'purchaseLink.sent' }),
    refused: (problem): PurchaseLinkFact => ({ type: 'purchaseLink.refused', problem }),
  })
