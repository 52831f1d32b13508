import { transactionsOf } from '../accounting/list'
import type { Operation } from '../handler'

/** `GET /admin/accounting-transactions/{id}`: the books of one contact. */
export const listAccountingTransactions: Operation<'listAccountingTransactions'> =
  (services) =>
  async ({ params: { id } }) => ({ status: 200, body: await transactionsOf(services, id) })
