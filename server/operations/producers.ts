import { openProducerPolicy as openPolicy, producerBoard } from '../producers/board'
import { replaceProducerLink as replaceLink, requestProducerLink as requestLink } from '../producers/link'
import { commissionAsCsv } from '../reports/commission/csv'
import { commissionAsPdf } from '../reports/commission/pdf'
import { commissionOf } from '../reports/commission/statement'
import { exportFile } from './exportFile'
import type { Operation } from './handler'
import { renderedPdf } from './savedFile'

/** `POST /producer-links`: mails a producer the link to its page. */
export const requestProducerLink: Operation<'requestProducerLink'> =
  (services) =>
  async ({ body: { email }, caller }) => ({
    status: 202,
    body: { email: await requestLink(services, { email, caller }) },
  })

/** `GET /producers/{token}`: one page of the quotes and policies of a producer. */
export const listProducerQuotes: Operation<'listProducerQuotes'> =
  (services) =>
  async ({ params: { token }, query }) => ({ status: 200, body: await producerBoard(services, token, query) })

/** `POST /producers/{token}/link`: ends every link of the producer and mails a new one. */
export const replaceProducerLink: Operation<'replaceProducerLink'> =
  (services) =>
  async ({ params: { token } }) => ({ status: 202, body: { email: await replaceLink(services, token) } })

/** `POST /producers/{token}/policies/{id}`: a link to a policy of the producer. */
export const openProducerPolicy: Operation<'openProducerPolicy'> =
  (services) =>
  async ({ params: { token, id } }) => ({ status: 200, body: { path: await openPolicy(services, token, id) } })

/** `GET /producers/{token}/commission`: the commission of a month. */
export const getProducerCommission: Operation<'getProducerCommission'> =
  (services) =>
  async ({ params: { token }, query: { month } }) => ({ status: 200, body: await commissionOf(services, token, month) })

/** `GET /producers/{token}/commission/csv`: the entries of a month as CSV. */
export const exportProducerCommission: Operation<'exportProducerCommission'> =
  (services) =>
  async ({ params: { token }, query }) => {
    const statement = await commissionOf(services, token, query.month)
    const bytes = await commissionAsCsv(statement)
    return exportFile(services.today(), {
      type: 'text/csv',
      name: `commission-${statement.month}-as-of`,
      ending: 'csv',
      bytes,
    })
  }

/** `GET /producers/{token}/commission/pdf`: the statement of a month as a PDF. */
export const printProducerCommission: Operation<'printProducerCommission'> =
  (services) =>
  async ({ params: { token }, query }) => {
    const statement = await commissionOf(services, token, query.month)
    return renderedPdf({
      name: `Commission ${statement.month}.pdf`,
      bytes: await commissionAsPdf(statement, services.now()),
    })
  }
