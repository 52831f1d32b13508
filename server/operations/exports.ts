import { looksLikeCardNumber } from '../../domain/common/cardNumber'
import { audit } from '../platform/audit/audit'
import { actorOf } from '../platform/services/caller'
import { contactsInOrder } from '../quotes/search'
import { asCsv } from '../reports/contactsCsv'
import { moneyReport } from '../reports/money/reports'
import { periodOf } from '../reports/period'
import { prospectsAsCsv } from '../reports/prospectsCsv'
import { exportFile } from './exportFile'
import type { Operation } from './handler'

const mostExported = 50_000

/** `GET /admin/contacts/export`: the results of a contact list query as CSV. The audit log records who exported it. */
export const exportContacts: Operation<'exportContacts'> =
  ({ db, today }) =>
  async ({ query, caller }) => {
    const contacts = await contactsInOrder(db, query, mostExported)
    const { search = '' } = query
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact_list',
      entityId: 'all',
      action: 'contacts.exported',
      after: { ...query, contacts: contacts.length, ...(looksLikeCardNumber(search) && { search: null }) },
    })
    return exportFile(today(), { type: 'text/csv', name: 'contacts', ending: 'csv', bytes: await asCsv(contacts) })
  }

/**
 * `GET /settings/prospecting-export`: the addresses for prospecting mail, as CSV. The audit log records who exported
 * it.
 */
export const exportProspects: Operation<'exportProspects'> =
  ({ db, today }) =>
  async ({ caller }) => {
    const { bytes, count } = await prospectsAsCsv(db)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'prospect',
      entityId: 'all',
      action: 'prospects.exported',
      after: { addresses: count },
    })
    return exportFile(today(), { type: 'text/csv', name: 'prospects', ending: 'csv', bytes })
  }

/** `GET /admin/reports/{report}`: a report of money as CSV. The audit log records who exported it. */
export const exportReport: Operation<'exportReport'> =
  ({ db, today }) =>
  async ({ params: { report }, query, caller }) => {
    const period = periodOf(query, today())
    const { bytes, count } = await moneyReport(db, report, period, today())
    await audit(db, {
      actor: actorOf(caller),
      entity: 'report',
      entityId: report,
      action: 'report.exported',
      after: { ...period, rows: count },
    })
    return exportFile(today(), { type: 'text/csv', name: report, ending: 'csv', bytes })
  }
