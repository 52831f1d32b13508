import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sheetNames } from '../../../domain/venues/form'
import { testApp } from '../rig/app'
import { begin, payload } from '../rig/quotes'

const app = await testApp()
afterAll(() => app.close())
const { call, services } = app
const { db } = services
const cookie = await app.staff('rep')

beforeEach(async () => {
  for (const table of ['quote_venue', 'venue_invitation', 'venue_recipient', 'venue_sheet', 'venue', 'audit'] as const)
    await db.q.deleteFrom(table).execute()
})

const head = 'known_as,legal_name,address_1,city,state,zip,each_occurrence,waiver_of_subrogation'
const hall = 'Example Hall,Example Hall LLC,1 Sample Street,Austin,TX,78701,"$1,000,000",yes'
const barn = 'Sample Barn,Sample Barn Inc.,2 Sample Street,Dallas,TX,75201,,no'
const put = (lines: readonly string[], apply = true) =>
  call('importVenues', { cookie, body: { csv: [head, ...lines].join('\n'), apply } })
const list = async (query: Record<string, string> = {}) => (await call('listVenues', { cookie, query })).data
const find = async (search: string) => (await call('findVenues', { query: { search } })).data.venues
const actions = async () =>
  (
    await db.q.selectFrom('audit').select(['action', 'actor']).where('entity', '=', 'venue').orderBy('id').execute()
  ).map(({ action, actor }) => `${action} by ${actor}`)

async function imported(): Promise<Record<string, { id: string; code: string; version: number }>> {
  await put([hall, barn])
  const { rows } = await list()
  return Object.fromEntries(rows.map((row: { known_as: string }) => [row.known_as, row]))
}
const ofVenue = ({ id }: { id: string }, body?: object) => ({ cookie, params: { venue: id }, ...(body && { body }) })

describe('an import', () => {
  test('shows its rows and stores nothing before it is applied', async () => {
    const { data } = await put([hall, barn], false)
    expect(data.added).toBe(0)
    expect(data.rows[1]).toEqual({
      line: 3,
      known_as: 'Sample Barn',
      city: 'Dallas',
      state: 'TX',
      known: false,
      errors: {},
      notices: {},
    })
    expect((await list()).total).toBe(0)
  })

  test('adds each venue as a draft that no buyer sees, with an audit row', async () => {
    expect((await put([hall, barn])).data.added).toBe(2)
    expect((await list()).rows.map(({ known_as, status }: Record<string, string>) => [known_as, status])).toEqual([
      ['Example Hall', 'draft'],
      ['Sample Barn', 'draft'],
    ])
    expect(await find('example')).toEqual([])
    expect(await actions()).toEqual(Array(2).fill('venue.imported by rep@example.com'))
  })

  test('skips a venue that the directory has, and one that the file has twice', async () => {
    await put([hall])
    const { data } = await put([hall, barn, barn])
    expect([data.added, data.rows.map(({ known }: { known: boolean }) => known)]).toEqual([1, [true, false, true]])
  })

  test('stores nothing if one row has an error, and names the line and the column', async () => {
    const { statusCode, data } = await put([hall, barn.replace('75201', '7520')])
    expect(statusCode).toBe(422)
    expect(data.errors).toEqual({ '3.zip': expect.stringContaining('ZIP') })
    expect((await list()).total).toBe(0)
  })

  test('names the first line of a row behind an empty line and a cell with several lines', async () => {
    const lines = `${head},other_words\r\n\r\n${hall},"Bring\r\na fire plan."\r\n${barn.replace('75201', '7520')},\r\n`
    const { data } = await call('importVenues', { cookie, body: { csv: lines, apply: false } })
    expect(data.rows.map(({ line }: { line: number }) => line)).toEqual([3, 5])
  })

  test('names the line that has another number of columns, and a column that is there twice', async () => {
    const fault = async (csv: string) =>
      (await call('importVenues', { cookie, body: { csv, apply: false } })).data.errors.csv
    expect(await fault(`${head}\n${hall}\n${barn},more`)).toContain('Line 3')
    expect(await fault(`${head},ZIP\n${hall},78701`)).toContain('Column 9')
  })

  test('takes plain headings and the labels of the form, and the name of a state', async () => {
    const csv =
      'Name,Legal name,Address,City,State,ZIP code,Each occurrence\nHall,Hall LLC,1 A,Miami,FLORIDA,33101,"$1,000,000"'
    const { statusCode, data } = await call('importVenues', { cookie, body: { csv, apply: false } })
    expect([statusCode, data.rows]).toEqual([
      200,
      [{ line: 2, known_as: 'Hall', city: 'Miami', state: 'FLORIDA', known: false, errors: {}, notices: {} }],
    ])
  })

  test('names a ZIP code of another state, which stops nothing', async () => {
    const csv = [head, hall.replace('78701', '33101')].join('\n')
    const [row] = (await call('importVenues', { cookie, body: { csv, apply: false } })).data.rows
    expect([row.errors, row.notices]).toEqual([{}, { zip: expect.stringMatching(/^ZIP code 33101 is in Florida/) }])
    expect((await call('importVenues', { cookie, body: { csv, apply: true } })).data.added).toBe(1)
  })

  test('names every heading that it does not know', async () => {
    const { data } = await call('importVenues', {
      cookie,
      body: { csv: `${head},Colour,\n${hall},red,`, apply: false },
    })
    expect(data.errors.csv).toBe('The import does not know the heading “Colour” of column 9. Column 10 has no heading')
  })

  test('names the needed headings that are missing, beside those that it does not know', async () => {
    const csv = 'Name,Firm,Address,Town,State,Limit\nHall,Hall LLC,1 A,Austin,TX,1000000'
    const { statusCode, data } = await call('importVenues', { cookie, body: { csv, apply: false } })
    expect([statusCode, data.errors.csv]).toEqual([
      422,
      'The import does not know the heading “Firm” of column 2. No column has the heading “Legal name”. No column has the heading “ZIP code”',
    ])
  })

  test('names the values that a choice accepts, and takes them', async () => {
    const rowsOf = async (liquor: string) =>
      (await call('importVenues', { cookie, body: { csv: `${head},Alcohol\n${hall},${liquor}`, apply: false } })).data
        .rows
    expect((await rowsOf('yes'))[0].errors.liquor).toContain('“No alcohol is allowed”')
    expect((await rowsOf('No alcohol is allowed'))[0].errors).toEqual({})
  })

  test('refuses an unknown column, a file without a venue, and one that is no CSV', async () => {
    const refused = async (csv: string) => {
      const { statusCode, data } = await call('importVenues', { cookie, body: { csv, apply: true } })
      return [statusCode, Object.keys(data.errors)]
    }
    for (const csv of ['colour\nred', head, `${head}\n"Example`, `${head}\na,b`])
      expect([csv, ...(await refused(csv))]).toEqual([csv, 422, ['csv']])
  })

  test('can name every answer of a sheet as a column', async () => {
    const row = sheetNames.map(
      (name) =>
        ({
          known_as: 'Hall',
          legal_name: 'Hall LLC',
          address_1: '1 A',
          city: 'Austin',
          state: 'TX',
          zip: '78701',
          send_to: 'hall@example.com',
        })[name as string] ?? '',
    )
    const { data } = await call('importVenues', {
      cookie,
      body: { csv: `${sheetNames.join()}\n${row.join()}`, apply: true },
    })
    expect(data.added).toBe(1)
  })
})

describe('the directory', () => {
  test('is searched by every word, filtered by status, sorted and paged', async () => {
    const { 'Example Hall': venue } = await imported()
    await call('verifyVenue', ofVenue(venue!))
    const names = async (query: Record<string, string>) =>
      (await list(query)).rows.map(({ known_as }: { known_as: string }) => known_as)
    expect(await names({ search: 'sample dallas' })).toEqual(['Sample Barn'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await names({ status: 'verified' })).toEqual(['Example Hall'])
    expect(await names({ status: 'draft' })).toEqual(['Sample Barn'])
    expect(await names({ sort: 'city', direction: 'desc' })).toEqual(['Sample Barn', 'Example Hall'])
    expect(await names({ page: '2', size: '1' })).toEqual(['Sample Barn'])
  })

  test('a name is found with its accents or without them', async () => {
    await put(['Café Álvarez,Café Álvarez LLC,1 Sample Street,Austin,TX,78701,,no'])
    for (const search of ['cafe alvarez', 'CAFÉ', 'álvarez']) expect((await list({ search })).total).toBe(1)
    expect((await list({ search: 'cafes' })).total).toBe(0)
  })

  test('a verified venue is found by a buyer by name, city and code, with published facts only', async () => {
    const { 'Example Hall': venue } = await imported()
    expect((await call('verifyVenue', ofVenue(venue!))).data.row.status).toBe('verified')
    const match = {
      code: venue!.code,
      known_as: 'Example Hall',
      legal_name: 'Example Hall LLC',
      city: 'Austin',
      state: 'TX',
      verified: true,
    }
    for (const search of ['hall austin', venue!.code, venue!.code.toLowerCase()])
      expect(await find(search)).toEqual([match])
    expect((await call('verifyVenue', ofVenue(venue!))).statusCode).toBe(409)
  })

  test('a change with an old version is refused', async () => {
    const { 'Example Hall': venue, 'Sample Barn': other } = await imported()
    const stale = { headers: { 'if-match': '99' } }
    expect((await call('verifyVenue', { ...ofVenue(venue!), ...stale })).statusCode).toBe(412)
    expect((await call('mergeVenue', { ...ofVenue(venue!, { into: other!.code }), ...stale })).statusCode).toBe(412)
  })
})

describe('a merge', () => {
  test('leads the old code and the quotes of the venue to the other one, and is in the history', async () => {
    const { 'Example Hall': from, 'Sample Barn': into } = await imported()
    await call('verifyVenue', ofVenue(from!))
    await call('verifyVenue', ofVenue(into!))
    const { id } = await begin(app, payload())
    await call('chooseVenue', { params: { id }, body: { code: from!.code } })
    const { data } = await call('mergeVenue', ofVenue(from!, { into: into!.code }))
    expect(data.row.known_as).toBe('Sample Barn')
    expect((await find(from!.code)).map(({ code }: { code: string }) => code)).toEqual([into!.code])
    expect((await call('getQuoteVenue', { params: { id } })).data.venue.code).toBe(into!.code)
    expect((await call('getVenue', ofVenue(from!))).statusCode).toBe(404)
    expect(await actions()).toContain('venue.merged by rep@example.com')
  })

  test('and the opposite one at the same time end with one venue', async () => {
    const { 'Example Hall': one, 'Sample Barn': other } = await imported()
    const merges = [
      call('mergeVenue', ofVenue(one!, { into: other!.code })),
      call('mergeVenue', ofVenue(other!, { into: one!.code })),
    ]
    const statuses = (await Promise.all(merges)).map(({ statusCode }) => statusCode).toSorted()
    expect(statuses[0]).toBe(200)
    // the venue or the one that stays is merged by then
    expect([404, 409]).toContain(statuses[1])
    expect((await list()).total).toBe(1)
  })

  test('into itself or into an unknown code is refused', async () => {
    const { 'Example Hall': venue } = await imported()
    expect((await call('mergeVenue', ofVenue(venue!, { into: venue!.code }))).statusCode).toBe(409)
    expect((await call('mergeVenue', ofVenue(venue!, { into: 'NOSUCH' }))).statusCode).toBe(422)
  })
})
