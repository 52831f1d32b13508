import type { Services } from '../platform/services/services'
import * as attachments from './attachments'
import * as certificates from './certificates'
import * as contacts from './contacts'
import * as documents from './documents'
import * as exhibitors from './exhibitors'
import * as exports from './exports'
import * as factors from './factors'
import type { Handlers, Operation, OperationId } from './handler'
import * as jobs from './jobs'
import * as mail from './mail'
import * as marketing from './marketing'
import * as moratoria from './moratoria'
import * as partners from './partners'
import * as payments from './payments'
import * as personalData from './personalData'
import * as policies from './policies'
import * as producers from './producers'
import * as quotes from './quotes'
import * as rain from './rain'
import * as referrals from './referrals'
import * as reports from './reports'
import * as settings from './settings'
import { settingsListOperations } from './settingsLists'
import * as signatures from './signatures'
import * as staff from './staff'
import * as transactions from './transactions'
import * as venues from './venues'
import * as workItems from './workItems'

/** Every operation of the contract. A missing one, or a response that the contract does not have, does not compile. */
const operations: { readonly [K in OperationId]: Operation<K> } = {
  ...attachments,
  ...contacts,
  ...certificates,
  ...documents,
  ...exhibitors,
  ...exports,
  ...factors,
  ...jobs,
  ...mail,
  ...marketing,
  ...moratoria,
  ...partners,
  ...payments,
  ...personalData,
  ...policies,
  ...producers,
  ...quotes,
  ...rain,
  ...referrals,
  ...reports,
  ...settings,
  ...settingsListOperations,
  ...signatures,
  ...staff,
  ...transactions,
  ...venues,
  ...workItems,
}

export function makeHandlers(services: Services): Handlers {
  const made = Object.entries(operations).map(([name, operation]) => [name, operation(services)])
  return Object.fromEntries(made) as Handlers
}
