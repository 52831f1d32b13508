import { type DocumentRow, documentRows } from '../documents/record'
import { certificateCode } from '../pdf/facts/certificateCode'
import { isCertificateKind, isMoneyKind, isPolicyKind } from '../pdf/facts/kinds'
import { factsOf } from '../pdf/facts/policy'
import type { JobHandler } from '../platform/jobs/handler'
import { runPostponedNow } from '../platform/jobs/queue'
import type { Services } from '../platform/services/services'
import { boughtBy } from './documentFacts'
import { moneyFactsOf } from './moneyDocumentFacts'
import { policyOf } from './policy'

/**
 * Renders the missing files of a contact: documents of the policy, and of payments, which may include an invoice before
 * there is a policy. Each version and ledger entry has its own file key, and the row is marked after the file is
 * written. So a repeated job writes the same file again or does nothing.
 */
export const makeDocuments: JobHandler = async (services, payload) => {
  const contactId = String(payload['contactId'])
  await makePolicyFiles(services, contactId)
  await makeMoneyFiles(services, contactId)
  await runPostponedNow(services.db, 'mail', contactId)
}

/** Renders the current version; a later change queues its own job. */
async function makePolicyFiles(services: Services, contactId: string): Promise<void> {
  if (!(await policyOf(services.db, contactId))) return
  const bought = await boughtBy(services, contactId)
  const { policy_number: number, version } = bought.policy
  for (const row of bought.rows) {
    const { kind } = row
    if (row.made !== null || row.version !== version || !isPolicyKind(kind)) continue
    const own = isCertificateKind(kind) ? bought.certificates[certificateCode(row.token)] : undefined
    const name = row.edition === 1 ? kind : `${kind}-${row.edition}`
    await keep(services, row, `documents/${number}/${version}/${name}.pdf`, async () =>
      (await pressing()).press('renderDocument', kind, factsOf({ ...bought, ...own })),
    )
  }
}

async function makeMoneyFiles(services: Services, contactId: string): Promise<void> {
  for (const row of await documentRows(services.db, contactId)) {
    if (row.made !== null || !isMoneyKind(row.kind)) continue
    const facts = await moneyFactsOf(services, row)
    await keep(services, row, `documents/${row.policy_number ?? 'orders'}/${facts.number}.pdf`, async () =>
      (await pressing()).press('renderMoney', facts),
    )
  }
}

/** loaded with the first document: it loads slowly, and most requests do not need it */
const pressing = () => import('../pdf/press')

async function keep({ db, files, now }: Services, row: DocumentRow, key: string, draw: () => Promise<Buffer>) {
  await files.put(key, await draw())
  await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()
}
