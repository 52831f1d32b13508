import type { Handlers, Operation, OperationId } from '../handler'
import type { Services } from '../services'
import { applyCoupon } from './applyCoupon'
import { calculatePolicyFee } from './calculatePolicyFee'
import { calculatePolicyFeeHcc } from './calculatePolicyFeeHcc'
import { compareVersions } from './compareVersions'
import { createContact } from './createContact'
import { currentDate } from './currentDate'
import { findContacts } from './findContacts'
import { getFile } from './getFile'
import { getPolicy } from './getPolicy'
import { getSession } from './getSession'
import { listDocuments } from './listDocuments'
import { moveToToday } from './moveToToday'
import { openContact } from './openContact'
import { patchContact } from './patchContact'
import { paymentProcessor } from './paymentProcessor'
import { purchase } from './purchase'
import { recalculate } from './recalculate'
import { sendQuoteEmail } from './sendQuoteEmail'
import { signIn } from './signIn'
import { signOut } from './signOut'
import { signTerms } from './signTerms'

/** Every operation of the contract: one that is missing, or answers what the contract does not say, does not compile. */
const operations = {
  applyCoupon,
  calculatePolicyFee,
  calculatePolicyFeeHcc,
  compareVersions,
  createContact,
  currentDate,
  findContacts,
  getFile,
  getPolicy,
  getSession,
  listDocuments,
  moveToToday,
  openContact,
  patchContact,
  paymentProcessor,
  purchase,
  recalculate,
  sendQuoteEmail,
  signIn,
  signOut,
  signTerms,
} satisfies { readonly [K in OperationId]: Operation<K> }

export function makeHandlers(services: Services): Handlers {
  const made = Object.entries(operations).map(([name, operation]) => [name, operation(services)])
  return Object.fromEntries(made) as Handlers
}
