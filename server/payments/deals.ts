import { changeDeal } from '../policies/change/deal'
import type { Deal } from './deal'
import { purchaseDeal } from './purchaseDeal'
import { purchasePurpose } from './rows'

const change = 'change:'

/** What a payment is for. @throws for a purpose that no payment is made for */
export function dealOf(purpose: string): Deal {
  if (purpose === purchasePurpose) return purchaseDeal
  if (purpose.startsWith(change)) return changeDeal(purpose.slice(change.length))
  throw new Error('a payment for nothing that we know')
}
