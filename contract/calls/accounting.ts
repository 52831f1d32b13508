import { type Api, answer, type BodyOf, type QueryOf } from './answer'

/** The ledger of a contact. */
export const accountingCalls = (api: Api) => ({
  listAccountingTransactions: (id: string, signal: AbortSignal) =>
    answer(api.GET('/admin/accounting-transactions/{id}', { params: { path: { id } }, signal })),
  enterAccountingTransaction: (
    kind: 'invoice' | 'credit-memo' | 'receive-payment' | 'issue-refund',
    id: string,
    body: BodyOf<'enterAccountingTransaction'>,
    key: string,
    signal: AbortSignal,
  ) =>
    answer(
      api.POST('/admin/accounting-transactions/{kind}/{id}', {
        params: { path: { kind, id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  voidAccountingTransaction: (
    kind: 'invoice' | 'credit-memo' | 'receive-payment' | 'issue-refund',
    id: string,
    query: QueryOf<'voidAccountingTransaction'>,
    signal: AbortSignal,
  ) =>
    answer(api.DELETE('/admin/accounting-transactions/{kind}/{id}', { params: { path: { kind, id }, query }, signal })),
  createInvoice: (id: string, body: BodyOf<'createInvoice'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/create-invoice/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  createSalesReceipt: (id: string, body: BodyOf<'createSalesReceipt'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/create-sales-receipt/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  createReceivePayment: (id: string, body: BodyOf<'createReceivePayment'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/create-receive-payment/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  createCreditMemo: (id: string, body: BodyOf<'createCreditMemo'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/create-credit-memo/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  issueRefund: (id: string, body: BodyOf<'issueRefund'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/issue-refund/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  sendInvoice: (id: string, body: BodyOf<'sendInvoice'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/send-invoice/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  sendSalesReceipt: (id: string, body: BodyOf<'sendSalesReceipt'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/send-sales-receipt/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  sendReceivePayment: (id: string, body: BodyOf<'sendReceivePayment'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/send-receive-payment/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  sendCreditMemo: (id: string, body: BodyOf<'sendCreditMemo'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/send-credit-memo/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  sendIssueRefund: (id: string, body: BodyOf<'sendIssueRefund'>, key: string, signal: AbortSignal) =>
    answer(
      api.POST('/reps/send-issue-refund/{id}', {
        params: { path: { id }, header: { 'Idempotency-Key': key } },
        body,
        signal,
      }),
    ),
  getStatement: (id: string, signal: AbortSignal) =>
    answer(api.GET('/admin/contacts/{id}/statement', { params: { path: { id } }, parseAs: 'blob', signal })),
})
