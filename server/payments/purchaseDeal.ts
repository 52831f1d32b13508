import type { Price } from '../../contract/client'
import { closeOrder } from '../orders/close'
import { bindPolicy } from '../policies/bind'
import { purchaseOf } from '../policies/purchased'
import type { Deal } from './deal'
import { verdictOn } from './verdict'

/** A quote becomes a policy. An order by check that was open is replaced by it. */
export const purchaseDeal: Deal<Price> = {
  permit: ({ db }, contact, amountCents, at) => verdictOn(db, contact, amountCents, at),
  async bind(services, bargain) {
    await bindPolicy(services, bargain)
    await closeOrder(services, bargain.contact.id, 'replaced', bargain.actor)
  },
  answer: ({ db, now }, contactId) => purchaseOf(db, contactId, now()),
}
