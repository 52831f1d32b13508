import pg from 'pg'

/**
 * Adds contacts with the names, events, statuses and days of a busy office: common words and names in every tenth row,
 * rare ones in a few. Answers and prices are short here, because the list does not read them: the row keeps its columns
 * for the list and moves the answers out of line.
 */
export async function addContacts(databaseUrl: string, from: number, to: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '512MB'")
    await client.query(statement(from, to))
    await client.query('vacuum analyze contact')
  } finally {
    await client.end()
  }
}

const listed = (words: readonly string[]) => `(array[${words.map((word) => `'${word}'`).join()}])`
/** an element that follows from the number of the row, the same on every machine */
const one = (words: readonly string[], salt: number) =>
  `${listed(words)}[1 + abs(hashint4(n + ${salt})) % ${words.length}]`

const firstNames = [
  'Jordan',
  'Riley',
  'Avery',
  'Morgan',
  'Casey',
  'Taylor',
  'Quinn',
  'Rowan',
  'Skyler',
  'Emerson',
  'Jo',
  'Łucja',
]
const lastNames = [
  'Sample',
  'Example',
  'Placeholder',
  'Testcase',
  'Specimen',
  'Muster',
  'Fulano',
  'Novák',
  'Bloggs',
  'Doe',
  'Roe',
  'Public',
]
const types = [
  'Wedding',
  'Birthday Party',
  'Trade Show',
  'Conference',
  'Food Festival',
  'Art Show',
  'Anniversary',
  'Vendor',
]
const venues = [
  'Riverside Hall',
  'Lakeview Barn',
  'Old Mill',
  'Town Park',
  'Harbor Club',
  'Grand Hotel',
  'Sample Gardens',
]
const cities = [
  'Austin',
  'Boston',
  'Chicago',
  'Denver',
  'El Paso',
  'Fresno',
  'Houston',
  'Jackson',
  'San Jose',
  'Johnstown',
]
const states = ['TX', 'MA', 'IL', 'CO', 'CA', 'MS', 'PA', 'NY']
const statuses = [
  ...Array<string>(6).fill('draft'),
  ...Array<string>(5).fill('quoted'),
  ...Array<string>(3).fill('purchased'),
  ...Array<string>(4).fill('expired'),
  ...['referred', 'declined', 'approved', 'cancelled', 'awaitingPayment'],
]

const statement = (from: number, to: number) => `
  insert into contact (id, idempotency_key, created, edited, expires, record_owner, quote_number, quote_status, rating_plan,
    hcc_pricing_version, answers, reasons, price, insured_name, email, event_type, event_name, event_day,
    event_location_name, event_state, step, search)
  select lpad(n::text, 22, '0'), 'list-' || n, at, at + make_interval(mins => n % 5000), at + interval '60 days',
    case when n % 5 = 0 then 'rep' || n % 20 || '@example.com' end, 'Q-' || (3000000 + n), status, '2026', 9,
    jsonb_build_object('insured_email', email), '[]',
    case when n % 3 > 0 then jsonb_build_object('pricing_detail', jsonb_build_object('amount_due', 75 + n % 900), 'worksheet', '[]'::jsonb) end,
    name, email, type, event, date '2025-01-01' + n % 1000, venue, state, 'terms',
    lower(concat_ws(' ', 'Q-' || (3000000 + n), name, email, event, type, venue, city, 'q' || (3000000 + n), (5550000000 + n)::text))
  from (
    select n, timestamptz '2024-01-01' + make_interval(mins => n) as at, first || ' ' || last as name,
      lower(first) || '.' || lower(last) || n || '@example.com' as email, type, last || ' ' || type || ' ' || n % 977 as event,
      venue, city, state, status
    from (
      select n, ${one(firstNames, 1)} as first, ${one(lastNames, 2)} as last, ${one(types, 3)} as type,
        ${one(venues, 4)} as venue, ${one(cities, 5)} as city, ${one(states, 6)} as state, ${one(statuses, 7)} as status
      from generate_series(${from + 1}, ${to}) as n
    ) as drawn
  ) as whole`
