import { randomUUID } from 'node:crypto'
import { payloadAhead, sign } from '../rig/quotes'

/** The administrator of the servers. */
export const admin = { email: 'admin@example.com', password: 'a-long-password-for-tests' } as const

/** The calls to make during an outage: reads and writes, of customers and staff. */
const outageCallNames = [
  'a customer opens a quote',
  'a customer begins a quote',
  'a customer saves a step',
  'a customer buys by card',
  'a customer orders by check',
  'staff sign in',
  'staff list quotes',
  'staff save a step',
  'staff approve a quote',
] as const
export type OutageCalls = Readonly<Record<(typeof outageCallNames)[number], (url: string) => Promise<Response>>>

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly body?: unknown
  readonly cookie?: string
}

const send = (url: string, { method = 'POST', body, cookie }: Sending): Promise<Response> =>
  fetch(url, {
    method,
    headers: {
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })

/** Prepares a signed quote, a quote in review and a session, and returns calls of customers and staff about them. */
export async function prepareOutageCalls(url: string): Promise<OutageCalls> {
  const begin = async (answers: object) => {
    const { contact } = await read(await send(`${url}/api/contacts`, { body: answers }))
    return contact
  }
  const { id, customFields } = await begin(payloadAhead())
  await read(await send(`${url}/api/terms/${id}`, { body: sign }))
  const referred = await begin(payloadAhead({ using_drone_at_event: 'True' }))
  const signedIn = await send(`${url}/api/session`, { body: admin })
  await read(signedIn)
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!
  const card = { id, amount_due: customFields.amount_due, payment_token: 'tok_none' }
  const check = { id, amount_due: customFields.amount_due, payment_type: 'check', check_emails: 'ana@example.com' }
  const step = { step0: { event_name: 'Sample Gala' } }
  return {
    'a customer opens a quote': (to) => send(`${to}/api/contacts/${id}`, { method: 'GET' }),
    'a customer begins a quote': (to) => send(`${to}/api/contacts`, { body: payloadAhead() }),
    'a customer saves a step': (to) => send(`${to}/api/contacts/${id}`, { method: 'PATCH', body: step }),
    'a customer buys by card': (to) => send(`${to}/api/purchase`, { body: card }),
    'a customer orders by check': (to) => send(`${to}/api/purchase`, { body: check }),
    'staff sign in': (to) => send(`${to}/api/session`, { body: admin }),
    'staff list quotes': (to) => send(`${to}/api/admin/contacts`, { method: 'GET', cookie }),
    'staff save a step': (to) => send(`${to}/api/contacts/${id}`, { method: 'PATCH', body: step, cookie }),
    'staff approve a quote': (to) =>
      send(`${to}/api/mark-quote-approved/${referred.id}`, { body: { status: 'approved' }, cookie }),
  }
}

async function read(answer: Response): Promise<any> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

/** The one correct answer of each call while the database is away. */
export const unavailable = Object.fromEntries(outageCallNames.map((name) => [name, ['503 after 5 s']]))
