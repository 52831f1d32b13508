import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTraceReceiver, type TraceReceiver } from '../../../tools/traces/receiver'
import { withBrowser } from '../../journeys/support/browser'
import { CustomerDriver } from '../../journeys/support/customerDriver'
import { madeDocuments } from '../../journeys/support/documents'
import { wedding } from '../../journeys/support/events'
import { mailArrives } from '../../journeys/support/pdfAndMail'
import { type OwnProduct, openProduct } from '../../journeys/support/product'

const { newPage } = withBrowser()
let receiver: TraceReceiver
let product: OwnProduct

beforeAll(async () => {
  receiver = await startTraceReceiver()
  product = await openProduct({ env: { TRACES_URL: receiver.url, TRACES_PERCENT: '100' }, isBlank: true })
})
afterAll(async () => {
  await product?.pullDown()
  await receiver?.stop()
})

test('one trace leads from the click that pays to the mail with the certificate', async () => {
  const page = await newPage(product.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.toPayment()
  await customer.pay()
  await customer.isBought()
  await madeDocuments(page, 3)
  await mailArrives(product, wedding.insured_email, /./)
  // sends what is left
  await product.stop()
  const { traceId } = receiver.spans.find(({ name }) => name === 'purchase')!
  const trace = receiver.spans.filter((span) => span.traceId === traceId)
  const picture = process.env['TRACE_SPANS']
  if (picture) await writeFile(picture, JSON.stringify(trace))
  const names = trace.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'click, payment.submitted',
      'purchase',
      'processor.confirm',
      'insert policy',
      'job documents',
      'files.put',
      'job mail',
      'mail.send',
    ]),
  )
  const ids = new Set(trace.map(({ spanId }) => spanId))
  const orphans = trace.filter(({ parentSpanId }) => parentSpanId !== undefined && !ids.has(parentSpanId))
  expect(orphans.map(({ name }) => name)).toEqual([])
  const sent = JSON.stringify(receiver.spans)
  for (const secret of ['jordan', '4242424242424242', 'example.com']) expect(sent).not.toContain(secret)
})
