import { paymentDeal, receiptDeal } from '../accounting/cardDeals'
import { cardPurposes } from '../accounting/cardPurposes'
import { changeDeal } from '../policies/change/deal'
import type { Deal } from './deal'
import { purchaseDeal } from './purchaseDeal'
import { purchasePurpose } from './rows'

const deals: Readonly<Record<string, (id: string) => Deal>> = {
  'change:': changeDeal,
  [cardPurposes.salesReceipt]: receiptDeal,
  [cardPurposes.receivePayment]: paymentDeal,
}

/** What a payment is for. @throws for a purpose that no payment is made for */
export function dealOf(purpose: string): Deal {
  if (purpose === purchasePurpose) return purchaseDeal
  const kind = purpose.slice(0, purpose.indexOf(':') + 1)
  const deal = Object.hasOwn(deals, kind) ? deals[kind] : undefined
  if (!deal) throw new Error('a payment for nothing that we know')
  return deal(purpose.slice(kind.length))
}
