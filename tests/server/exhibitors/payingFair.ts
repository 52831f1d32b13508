import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { ExhibitorOrders, OrganizerInvoice } from '../../../contract/client'
import type { TestServer } from '../policies/fixture'
import { letOrganizerPay, newExhibitor, newFair, type OpenFair, organizerOrder } from '../rig/exhibitors'
import { runDueJobs } from '../rig/jobs'

/** A fair whose organizer pays, and the acts of those who take part. */
export const payingFairs = (testServer: TestServer) => ({
  async payingFair(): Promise<OpenFair> {
    const fair = await newFair(testServer.services)
    await letOrganizerPay(testServer.services, fair.id)
    return fair
  },
  /** An exhibitor whose order the organizer pays. */
  async ordering(fair: OpenFair, business: string) {
    const { id } = await newExhibitor(testServer.services, fair.id, { business })
    return organizerOrder(testServer, id)
  },
  ordersOf: async ({ token }: OpenFair): Promise<ExhibitorOrders> =>
    (await testServer.call('listExhibitorOrders', { params: { token } })).data,
  async requested({ token }: OpenFair, orders: readonly string[]): Promise<OrganizerInvoice> {
    const answered = await testServer.call('requestOrganizerInvoice', {
      params: { token },
      body: { orders: [...orders] },
    })
    expect(answered.statusCode, answered.body).toBe(200)
    return answered.data.invoices[0]
  },
  async pay(invoice: string, amount: string, key = randomUUID()) {
    const answered = await testServer.call('payOrganizerInvoice', {
      params: { invoice },
      body: { amount, reference: 'Check 1042', note: null },
      headers: { 'idempotency-key': key },
      cookie: await testServer.staff('accountant'),
    })
    return { status: answered.statusCode, data: answered.data }
  },
  /** The subjects of all mail that is sent until now. */
  async mailTo() {
    await runDueJobs(testServer.services)
    return testServer.services.sent.map(({ subject }) => subject)
  },
})
