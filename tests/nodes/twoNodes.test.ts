import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBrowser } from '../journeys/support/browser'
import { CustomerDriver } from '../journeys/support/customerDriver'
import { madeDocuments } from '../journeys/support/documents'
import { wedding } from '../journeys/support/events'
import { expectPage } from '../journeys/support/expectPage'
import { chargesAt, mailArrives, mailTo } from '../journeys/support/pdfAndMail'
import { openAtPayment } from '../journeys/support/prepared'
import { type OwnProduct, openProduct, staff } from '../journeys/support/product'
import { type OwnDatabase, ownDatabase } from './support/database'
import { type Balancer, balance } from './support/roundRobin'

const { newPage } = withBrowser()
let database: OwnDatabase
let balancer: Balancer
let nodes: OwnProduct[]

beforeAll(async () => {
  database = await ownDatabase()
  const env = { DATABASE_URL: database.url }
  const first = await openProduct({ env })
  // the second node shares everything that nodes share
  nodes = [first, await openProduct({ env, dataFolder: first.dataFolder })]
  balancer = await balance(nodes.map(({ url }) => url))
})
afterAll(async () => {
  await balancer?.close()
  await Promise.all((nodes ?? []).map((node) => node.pullDown()))
  await database?.drop()
})

test('a whole purchase works through two nodes in turn, from the first answer to the documents', async () => {
  const page = await newPage(balancer.url)
  const customer = new CustomerDriver(page, wedding)
  await customer.open()
  await customer.toPayment()
  await customer.pay()
  await customer.isBought()
  const links = await madeDocuments(page, 3)
  for (const href of await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href)))
    expect((await page.request.get(href)).headers()['content-type']).toBe('application/pdf')
  expect(await chargesAt(nodes[0]!)).toEqual([17010])
  await mailArrives(nodes[0]!, wedding.insured_email, /insured|policy/i)
  expect(await mailTo(nodes[0]!, wedding.insured_email)).toHaveLength(1)
  expect(balancer.served.every((count) => count > 10)).toBe(true)
})

test('twenty simultaneous orders under one key, at both nodes, make one charge and one response', async () => {
  const before = await chargesAt(nodes[0]!)
  const page = await newPage(balancer.url)
  const customer = await openAtPayment({ url: balancer.url, dataFolder: nodes[0]!.dataFolder }, page, wedding)
  const answers: Promise<{ status: number; text: string }>[] = []
  await page.route('**/api/purchase', async (route) => {
    const request = route.request()
    const headers = { ...(await request.allHeaders()) }
    for (let i = 0; i < 20; i++) {
      const node = nodes[i % nodes.length]!
      answers.push(
        fetch(`${node.url}/api/purchase`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': headers['idempotency-key']! },
          body: request.postData()!,
        }).then(async (answer) => ({ status: answer.status, text: await answer.text() })),
      )
    }
    await route.continue()
  })
  await customer.pay()
  await customer.isBought()
  const results = await Promise.all(answers)
  expect(results.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(new Set(results.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBeLessThanOrEqual(1)
  expect(await chargesAt(nodes[0]!)).toHaveLength(before.length + 1)
})

test('staff who signed in at one node are signed in at the other', async () => {
  const page = await newPage(balancer.url)
  await page.goto('/quote/admin')
  await page.getByRole('textbox', { name: 'Email' }).fill(staff.email)
  await page.getByLabel('Password').fill(staff.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectPage(page.getByRole('heading', { level: 1, name: 'Quotes and policies' })).toBeVisible()
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  for (const node of nodes) {
    const answer = await fetch(`${node.url}/api/session`, { headers: { cookie: cookies } })
    expect(answer.status).toBe(200)
  }
})
