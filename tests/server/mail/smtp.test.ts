import { afterEach, describe, expect, test, vi } from 'vitest'
import { jobHandlers } from '../../../server/registrations'
import type { TestServices } from '../rig/services'
import { mailFixture, mailLog, purchase, repeat, work } from './fixture'
import { type MailServer, startMailServer } from './mailServer'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const close of open.splice(0).reverse()) await close()
})

const insured = 'lukasz@example.com'
const password = 'a sample of a password'

async function fixture(
  options: Parameters<typeof startMailServer>[0] = {},
  env: Record<string, string> = {},
): Promise<{ server: MailServer; services: TestServices }> {
  const server = await startMailServer(options)
  open.push(() => server.close())
  const services = await mailFixture({ ...server.env, ...env })
  open.push(() => services.db.close())
  return { server, services }
}

const signedIn = { SMTP_USER: 'marquee', SMTP_PASSWORD: password }
const failures = async ({ db }: TestServices) =>
  (await db.q.selectFrom('job').select(['attempts', 'last_error', 'done']).where('kind', '=', 'mail').execute())[0]!

describe('a mail server that requires authentication', () => {
  test('gets the password over an encrypted connection', async () => {
    // the server's certificate is self-signed; trust is not tested here
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const { server, services } = await fixture({ password, isEncrypting: true }, signedIn)
    await purchase(services, { insured_email: insured })
    await work(services)
    expect(server.received).toMatchObject([{ to: insured, isSecure: true, user: 'marquee' }])
    expect(server.of(insured)[0]!.attachments).toHaveLength(3)
  })

  test('gets no password over an unencrypted connection', async () => {
    const { server, services } = await fixture({ password }, signedIn)
    await purchase(services, { insured_email: insured })
    await work(services)
    expect([server.received, server.tried]).toEqual([[], []])
    expect(await failures(services)).toMatchObject({ attempts: 5, done: null })
  })

  test('gets nothing if its certificate is not trusted', async () => {
    const { server, services } = await fixture({ password, isEncrypting: true }, signedIn)
    await purchase(services, { insured_email: insured })
    await work(services)
    expect([server.received, server.tried]).toEqual([[], []])
    expect((await failures(services)).last_error).toMatch(/certificate/i)
  })

  test('and rejects our password is retried, because that can be fixed', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    const { server, services } = await fixture({ password: 'another', isEncrypting: true }, signedIn)
    await purchase(services, { insured_email: insured })
    await work(services)
    expect(server.received).toEqual([])
    expect(server.tried).toHaveLength(5)
    expect(await failures(services)).toMatchObject({ attempts: 5, done: null })
  })
})

describe('a mail server that received the whole message', () => {
  test('and refuses its content causes a permanent failure', async () => {
    const { server, services } = await fixture()
    server.afterData.set(insured, { code: 554, text: 'Looks like a sample' })
    await purchase(services, { insured_email: insured })
    await work(services)
    expect(server.received).toEqual([])
    expect(await mailLog(services)).toEqual([
      { kind: 'purchase', recipient: insured, state: 'failed', error: expect.stringContaining('Looks like a sample') },
    ])
    expect(await failures(services)).toMatchObject({ attempts: 1, last_error: null })
  })

  test('and defers is retried until it accepts the message, which is in progress until then', async () => {
    const { server, services } = await fixture()
    server.afterData.set(insured, { code: 451, text: 'Later' })
    await purchase(services, { insured_email: insured })
    await services.db.q.updateTable('job').set({ attempts: 3 }).where('kind', '=', 'mail').execute()
    const { defaultTerms, runNextJob } = await import('../../../server/platform/jobs/run')
    const once = { ...defaultTerms, handlers: jobHandlers, mostAttempts: 5, backoff: () => 0 }
    const ofMail = { ...once, handlers: { ...once.handlers, documents: async () => {} } }
    while ((await failures(services)).attempts < 4) await runNextJob(services, ofMail)
    expect(await mailLog(services)).toMatchObject([{ state: 'sending', error: expect.stringContaining('Later') }])

    await runNextJob(services, ofMail)
    expect(await mailLog(services)).toMatchObject([{ state: 'failed', error: expect.stringContaining('Later') }])
    server.afterData.clear()
    await repeat(services, 'mail')
    expect(await mailLog(services)).toMatchObject([{ state: 'sent', error: null }])
    expect(server.of(insured)).toHaveLength(1)
  })

  test('and disconnects silently may have accepted it, so the same message is sent again', async () => {
    const { server, services } = await fixture()
    server.afterData.set(insured, null)
    await purchase(services, { insured_email: insured })
    await work(services)
    const ids = server.of(insured).map(({ messageId }) => messageId)
    expect(ids).toHaveLength(2)
    // a mailbox that compares ids shows one
    expect(new Set(ids).size).toBe(1)
  })
})
