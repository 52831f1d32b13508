import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { ExhibitorImport } from '../../../contract/client'
import { testApp } from '../rig/app'
import { newFair } from '../rig/exhibitors'
import { runDueJobs } from '../rig/jobs'

const app = await testApp({ env: { CERTIFICATE_RATE_LIMIT: '100000' } })
afterAll(() => app.close())
const { call, services } = app
const { db, sent, clock } = services

beforeEach(async () => {
  sent.length = 0
  for (const table of ['organizer_event', 'job', 'audit', 'asked_mail'] as const) await db.q.deleteFrom(table).execute()
})

const imported = (token: string, csv: string, apply = true) =>
  call('importExhibitors', { params: { token }, body: { csv, apply } })
const outcomes = ({ rows }: ExhibitorImport) => rows.map(({ line, outcome }) => [line, outcome])
/** Every queued job becomes due: a batch is spread over seconds. */
const run = async () => {
  await db.q
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('done', 'is', null)
    .execute()
  await runDueJobs(services)
}

describe('a preview', () => {
  test('says of each row what will happen, and stores nothing', async () => {
    const { token } = await newFair(services)
    await imported(token, 'business,email\nSample Toys,toys@example.com\n')
    const csv = [
      'Company name;E-mail address;Contact;Booth no.;Phone',
      'Sample Pottery;pat@example.com;Pat Sample;A12;512-555-0100',
      'Sample Candles;candles@;;A13;',
      ';nobody@example.com;;;',
      'Sample Toys;TOYS@example.com;;A14;',
      'SAMPLE POTTERY, LLC;Pat@Example.com;;A15;',
      'Sample Prints;Pat@Example.com;;A16;',
      `${'x'.repeat(201)};long@example.com;;;`,
      'Sample Soap',
    ].join('\r\n')
    const { data } = await imported(token, csv, false)
    expect(outcomes(data)).toEqual([
      [2, 'new'],
      [3, 'refused'],
      [4, 'refused'],
      [5, 'invited'],
      [6, 'repeated'],
      [7, 'new'],
      [8, 'refused'],
      [9, 'refused'],
    ])
    expect([data.ignored, data.invited]).toEqual([['Phone'], 0])
    expect(data.rows.map(({ errors }: ExhibitorImport['rows'][number]) => Object.keys(errors).join())).toEqual([
      '',
      'email',
      'business',
      '',
      '',
      '',
      'business',
      'email',
    ])
    expect(await db.q.selectFrom('exhibitor').select('email').execute()).toEqual([{ email: 'toys@example.com' }])
  })

  test('names an address that another line or an exhibitor of the event has too, and what is mailed to it', async () => {
    const { token } = await newFair(services)
    await imported(token, 'business,email\nSample Toys,toys@example.com\n')
    const csv = [
      'business,email',
      'Sample Pottery,pat@example.com',
      'Sample Pottery LLC,PAT@example.com',
      'Sample Prints,pat@example.com',
      'Sample Games,toys@example.com',
      'Sample Soap,soap@example.com',
      'Sample Candles,candles@',
    ].join('\n')
    const notices = ({ rows }: ExhibitorImport) => rows.map((row) => [row.line, row.notices?.['email']])
    const twice = (other: string, email: string) =>
      `${other}. Each business gets one invitation, so two emails go to ${email}. If it is one business, remove a line.`
    expect(notices((await imported(token, csv, false)).data)).toEqual([
      [2, twice('Line 4 has this address too, for Sample Prints', 'pat@example.com')],
      [3, 'The same business and address as line 2: it gets one invitation.'],
      [4, twice('Line 2 has this address too, for Sample Pottery', 'pat@example.com')],
      [5, twice('Sample Toys has this address too', 'toys@example.com')],
      [6, undefined],
      [7, undefined],
    ])
    sent.length = 0
    await imported(token, csv)
    await run()
    expect(sent.filter(({ to }) => to === 'pat@example.com')).toHaveLength(2)
  })

  test('reads “Name” as the business where no other column is, and lists the columns that it does not read', async () => {
    const { token } = await newFair(services)
    const { data } = await imported(token, 'Name,Email,Phone\nSample Toys,toys@example.com,1\n', false)
    expect([data.rows[0].business, data.rows[0].outcome, data.ignored]).toEqual(['Sample Toys', 'new', ['Phone']])
  })

  test('of a file without a needed column, without rows, or with too many is refused beside the file', async () => {
    const { token } = await newFair(services)
    const fault = async (csv: string) => (await imported(token, csv, false)).data.errors.csv
    expect(await fault('business,phone\nSample Toys,1\n')).toBe('No column has the heading “Email”')
    expect(await fault('business,email,company\na,b@example.com,c\n')).toBe('Two columns have the same heading')
    expect(await fault('business,email\n')).toBe('The file has no exhibitor')
    const rows = Array.from({ length: 1001 }, (_, i) => `Booth ${i},${i}@example.com`)
    expect(await fault(`business,email\n${rows.join('\n')}`)).toBe('A file can have 1,000 exhibitors')
    expect(await fault('business,email\n"a,b@example.com\n')).toMatch(/^Line \d cannot be read/)
  })
})

describe('an import', () => {
  test('waits until the event is described', async () => {
    const { token, id } = await newFair(services)
    await db.q.updateTable('organizer_event').set({ answers: null, last_day: null }).where('id', '=', id).execute()
    expect((await imported(token, 'business,email\nSample Toys,toys@example.com\n')).statusCode).toBe(409)
  })

  test('mails each exhibitor once, although it is made twice at once and again on another day', async () => {
    const { token } = await newFair(services)
    const csv = 'business,email\nSample Toys,toys@example.com\nSample Soap,soap@example.com\n'
    const both = await Promise.all([imported(token, csv), imported(token, csv)])
    expect(both.map(({ data }) => data.invited).toSorted()).toEqual([0, 2])
    await run()
    clock.pass(24 * 60 * 60_000)
    expect((await imported(token, csv)).data.invited).toBe(0)
    await run()
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['soap@example.com', 'toys@example.com'])
    expect(sent[0]!.subject).toBe('Proof of insurance for Sample Craft Fair')
    // the organizer answers questions about its event
    const { email } = await db.q.selectFrom('organizer').select('email').executeTakeFirstOrThrow()
    expect(sent.map(({ replyTo }) => replyTo)).toEqual([email, email])
  })

  test('brings a removed exhibitor back without another invitation', async () => {
    const { token, id } = await newFair(services)
    const csv = 'business,email\nSample Toys,toys@example.com\n'
    await imported(token, csv)
    await run()
    const link = /\/quote\/exhibitor\/([\w-]{43})/.exec(sent[0]!.text)![1]!
    const [row] = await db.q.selectFrom('exhibitor').select('id').where('event_id', '=', id).execute()
    await call('removeExhibitor', { params: { token, exhibitor: row!.id } })
    const opened = async () => (await call('getExhibitor', { params: { token: link } })).statusCode
    expect(await opened()).toBe(404)
    expect(outcomes((await imported(token, csv, false)).data)).toEqual([[2, 'returns']])
    await imported(token, csv)
    await run()
    expect([await opened(), sent.length]).toEqual([200, 1])
  })

  test('of 500 exhibitors with mistakes mails each one once, although a worker dies in the middle', async () => {
    const { token } = await newFair(services)
    const rows = Array.from({ length: 500 }, (_, i) => `Sample Booth ${i},booth${i}@example.com,A${i}`)
    const mistakes = [
      'Sample Booth 7,BOOTH7@example.com,A7',
      'Sample Booth 8,booth8@example.com,A8',
      'Sample Nobody,nobody@,A9',
      ',empty@example.com,',
      'Sample Short',
    ]
    const csv = ['Business name,E-mail,Booth', ...rows.slice(0, 250), ...mistakes, ...rows.slice(250)].join('\n')
    const preview = (await imported(token, csv, false)).data as ExhibitorImport
    const count = (outcome: string) => preview.rows.filter((row) => row.outcome === outcome).length
    expect([count('new'), count('repeated'), count('refused')]).toEqual([500, 2, 3])
    expect((await imported(token, csv)).data.invited).toBe(500)
    await db.q
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .execute()
    // the mail server takes 200 letters; the process dies after each of the next four was sent and before that is stored
    const dying = { ...services, mail: { ...services.mail, send: (message: never) => dyingSend(message) } }
    const dyingSend = async (message: never) => {
      await services.mail.send(message)
      if (sent.length > 200 && sent.length <= 204) throw new Error('the process is gone')
    }
    await runDueJobs(dying, { mostAttempts: 3, backoff: () => 3600 })
    expect(sent.length).toBe(500)
    await run()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(500)
    // a letter whose delivery was not stored goes out again under the same Message-ID, which mailboxes show once
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(500)
    expect(sent.length).toBe(504)
    const board = (await call('listExhibitors', { params: { token }, query: { size: '10' } })).data
    expect(board).toMatchObject({ total: 500, counts: { notBegun: 500 }, mail: { queued: 0, sent: 500, failed: 0 } })
  })
})

test('a name that ends in a period gets no second one in the letter', async () => {
  const { token } = await newFair(services, { organizer_name: 'Sample Fairs Inc.' })
  await imported(token, 'business,email\nSample Toys Inc.,toys@example.com\n')
  await run()
  expect(sent[0]!.text).toContain('Sample Fairs Inc.')
  expect(sent[0]!.text).not.toMatch(/\.\./)
})

describe('one exhibitor that the organizer types', () => {
  const invited = (token: string, body: object) =>
    call('inviteExhibitor', {
      params: { token },
      body: { business: 'Sample Lamps', email: 'lamps@example.com', ...body },
    })

  test('is mailed once; a business that is invited already is named beside the field', async () => {
    const { token } = await newFair(services)
    const first = await invited(token, { booth: 'C3' })
    expect([first.statusCode, first.data]).toEqual([200, { email: 'lamps@example.com', outcome: 'new' }])
    const again = await invited(token, { business: 'SAMPLE LAMPS LLC' })
    expect([again.statusCode, again.data.errors]).toEqual([
      422,
      { business: 'This business is invited already, at this email address.' },
    ])
    expect((await invited(token, { business: 'Sample Prints' })).statusCode).toBe(200)
    await run()
    expect(sent.map(({ to }) => to)).toEqual(['lamps@example.com', 'lamps@example.com'])
    expect(sent.map(({ text }) => /from (Sample \w+) by/.exec(text.replace(/\s+/g, ' '))?.[1]).toSorted()).toEqual([
      'Sample Lamps',
      'Sample Prints',
    ])
  })

  test('comes back without a second email, and a wrong address is refused', async () => {
    const { token, id } = await newFair(services)
    await invited(token, {})
    const [row] = await db.q.selectFrom('exhibitor').select('id').where('event_id', '=', id).execute()
    await call('removeExhibitor', { params: { token, exhibitor: row!.id } })
    expect((await invited(token, {})).data.outcome).toBe('returns')
    await run()
    expect(sent).toHaveLength(1)
    const wrong = await invited(token, { email: 'lamps@', business: null })
    expect([wrong.statusCode, Object.keys(wrong.data.errors).toSorted()]).toEqual([422, ['business', 'email']])
  })
})

describe('an exhibitor that registers itself', () => {
  const registered = (code: string, body: object) =>
    call('registerExhibitor', {
      params: { code },
      body: { business: 'Sample Soap', email: 'soap@example.com', ...body },
    })

  test('is mailed the link to its page, and the organizer sees that it registered', async () => {
    const { token, code } = await newFair(services)
    expect((await call('getExhibitorEvent', { params: { code: code.toLowerCase() } })).data).toMatchObject({
      event: 'Sample Craft Fair',
      organizer: 'Sample Fairs LLC',
    })
    expect((await registered(code, { booth: 'B7' })).statusCode).toBe(202)
    await run()
    expect(sent.map(({ to }) => to)).toEqual(['soap@example.com'])
    const { rows } = (await call('listExhibitors', { params: { token } })).data
    expect(rows).toMatchObject([{ business: 'Sample Soap', booth: 'B7', registered: true, state: 'notBegun' }])
  })

  test('a second time gets its link again and changes nothing', async () => {
    const { token, code } = await newFair(services)
    await registered(code, {})
    const again = await registered(code, { business: 'SAMPLE SOAP, Inc.', email: 'SOAP@example.com' })
    expect(again.statusCode).toBe(202)
    await run()
    expect(sent.length).toBe(2)
    const { rows } = (await call('listExhibitors', { params: { token } })).data
    expect(rows.map(({ business }: { business: string }) => business)).toEqual(['Sample Soap'])
  })

  test('with another business of a known address is another exhibitor, with a page of its own', async () => {
    const { token, code } = await newFair(services)
    await registered(code, {})
    await registered(code, { business: 'Sample Prints' })
    await run()
    expect(sent.map(({ to }) => to)).toEqual(['soap@example.com', 'soap@example.com'])
    const { rows } = (await call('listExhibitors', { params: { token } })).data
    expect(rows.map(({ business }: { business: string }) => business)).toEqual(['Sample Prints', 'Sample Soap'])
    // a list with both invites neither again
    const csv = 'business,email\nSample Soap,soap@example.com\nSample Prints LLC,soap@example.com\n'
    expect(outcomes((await imported(token, csv)).data)).toEqual([
      [2, 'invited'],
      [3, 'invited'],
    ])
  })

  test('with a wrong address, or an unknown event, is refused', async () => {
    const { code } = await newFair(services)
    const wrong = await registered(code, { email: 'soap@', business: ' ' })
    expect([wrong.statusCode, Object.keys(wrong.data.errors).toSorted()]).toEqual([422, ['business', 'email']])
    expect((await registered('ZZZZZZ', {})).statusCode).toBe(404)
  })
})
