import type { ProducerBoard, ProducerCalls, ProducerCommission, QuoteStatus } from '../../contract/client'
import { customerCall, isMissing } from './call'

type Token = { readonly token: string }

export interface ProducerQuery {
  readonly search: string
  readonly status: QuoteStatus | null
  readonly sort: 'edited' | 'event_start_date' | 'insured_name' | 'quote_status'
  readonly page: number
}

export const listProducerQuotes = (client: Pick<ProducerCalls, 'listProducerQuotes'>) =>
  customerCall(
    ({ token, search, status, sort, page }: Token & ProducerQuery, signal) =>
      client.listProducerQuotes(token, { sort, page, ...(search && { search }), ...(status && { status }) }, signal),
    {
      answered: (board): { type: 'quotes.listed'; board: ProducerBoard } => ({ type: 'quotes.listed', board }),
      refused: (problem) => (isMissing(problem) ? 'quotes.missing' : 'quotes.failed'),
    },
  )

/** Every link of the producer ends, the one of this page too. */
export const replaceProducerLink = (client: Pick<ProducerCalls, 'replaceProducerLink'>) =>
  customerCall(({ token }: Token, signal) => client.replaceProducerLink(token, signal), {
    answered: ({ email }): { type: 'link.replaced'; email: string } => ({ type: 'link.replaced', email }),
    refused: 'replacement.failed',
  })

export const openProducerPolicy = (client: Pick<ProducerCalls, 'openProducerPolicy'>) =>
  customerCall(({ token, id }: Token & { id: string }, signal) => client.openProducerPolicy(token, id, signal), {
    answered: ({ path }): { type: 'policy.linked'; path: string } => ({ type: 'policy.linked', path }),
    refused: 'request.failed',
  })

export const getProducerCommission = (client: Pick<ProducerCalls, 'getProducerCommission'>) =>
  customerCall(
    ({ token, month }: Token & { month: string | null }, signal) =>
      client.getProducerCommission(token, { ...(month && { month }) }, signal),
    {
      answered: (statement): { type: 'commission.opened'; statement: ProducerCommission } => ({
        type: 'commission.opened',
        statement,
      }),
      refused: (problem) => (isMissing(problem) ? 'commission.missing' : 'commission.failed'),
    },
  )
