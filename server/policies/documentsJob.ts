import { type DocumentRow, documentRows } from '../documents/record'
import { isCertificateKind, isMoneyKind, isPolicyKind } from '../pdf/facts/kinds'
import { factsOf } from '../pdf/facts/policy'
import type { JobHandler } from '../platform/jobs/handler'
import { hasten } from '../platform/jobs/queue'
import type { Services } from '../platform/services/services'
import { boughtBy } from './documentFacts'
import { moneyFactsOf } from './moneyDocumentFacts'
import { policyOf } from './policy'

/**
 * Makes the files of a contact that are not made yet: of its policy, and of the money, of which there may be an invoice
 * before there is a policy. A file lies under a key of its own for each version and each entry of the books, and its row
 * is marked once it is there, so a repeated job writes the same again or has nothing to do.
 */
export const makeDocuments: JobHandler = async (services, payload) => {
  const contactId = String(payload['contactId'])
  await makePolicyFiles(services, contactId)
  await makeMoneyFiles(services, contactId)
  await hasten(services.db, 'mail', contactId)
}

/** Of the version that the policy has: a change that comes meanwhile brings a job of its own for its documents. */
async function makePolicyFiles(services: Services, contactId: string): Promise<void> {
  if (!(await policyOf(services.db, contactId))) return
  const bought = await boughtBy(services, contactId)
  const { policy_number: number, version } = bought.policy
  for (const row of bought.rows) {
    const { kind } = row
    if (row.made !== null || row.version !== version || !isPolicyKind(kind)) continue
    const issued = (isCertificateKind(kind) && bought.reissued[kind]) || bought.issued
    const signedBy = (isCertificateKind(kind) && bought.signers[kind]) || bought.signedBy
    const name = row.edition === 1 ? kind : `${kind}-${row.edition}`
    await keep(services, row, `documents/${number}/${version}/${name}.pdf`, async () =>
      (await pressing()).press('renderDocument', kind, factsOf({ ...bought, issued, signedBy })),
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

/** loaded with the first document: it takes a while, and a server that only answers calls does without it */
const pressing = () => import('../pdf/press')

async function keep({ db, files, now }: Services, row: DocumentRow, key: string, draw: () => Promise<Buffer>) {
  await files.put(key, await draw())
  await db.q.updateTable('document').set({ file_key: key, made: now() }).where('token', '=', row.token).execute()
}
