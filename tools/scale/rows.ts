/** The generated rows of a month, in the order of their time. */
export interface Month {
  /** the partition's name */
  readonly table: string
  /** ISO instants */
  readonly begins: string
  readonly ends: string
  readonly rows: number
  /** the number of rows in the months before it */
  readonly rowsBefore: number
  /** the number of contacts that were started before it, and in it */
  readonly contactsBefore: number
  readonly contacts: number
}

/** contacts whose history is much longer than others'; their numbers are less than 0 */
export const busyContacts = 200

/** An id as the product makes it: 22 letters of chance, so neighbors in time are no neighbors in an index. */
export const contactId = (number: string) =>
  `substr(translate(encode(decode(md5((${number})::text), 'hex'), 'base64'), '+/', '-_'), 1, 22)`
export const emailOf = (number: string) => `'person' || (${number}) || '@example.com'`

/** the share of rows of no contact, of a busy one, and of one from an earlier month */
const shares = { none: 0.02, busy: 0.004, earlier: 0.15 }
/** a contact's rows of its first month; about one in ten have three times as many */
export const rowsPerContact = 10
/** how far a contact's rows are spread among those of others, in contacts */
const spread = 60

/**
 * Fills the table of a month. A contact has most of its rows within an hour or two, between those of others, and some
 * in later months. Values are as long as those of a save of two or three answers.
 */
export const fillStatement = ({ table, begins, ends, rows, rowsBefore, contactsBefore, contacts }: Month) => `
  insert into ${table} (id, at, actor, entity, entity_id, action, before, after, contact_id)
  select ${rowsBefore} + n, at,
    case when who is null then case when kind < 0.05 then 'customer' else staff end
      when kind between 0.78 and 0.86 then 'system' when kind < 0.86 or kind between 0.92 and 0.975 then 'customer' else staff end,
    case when who is null then case when kind < 0.05 then 'address' when kind < 0.1 then 'call' else 'staff_session' end
      when kind between 0.92 and 0.955 then 'payment' when kind between 0.955 and 0.975 then 'policy'
      when kind between 0.992 and 0.997 then 'work_item' else 'contact' end,
    case when who is null then case when kind < 0.05 then ${emailOf('n')} when kind < 0.1 then md5(n::text) else staff end
      when kind between 0.92 and 0.955 or kind between 0.992 and 0.997 then md5(n::text)
      when kind between 0.955 and 0.975 then 'MQE-' || n else who end,
    case when who is null then case when kind < 0.05 then 'quotes.sought' when kind < 0.1 then 'call.failed' else 'session.begun' end
      when kind < 0.64 then 'quote.saved' when kind < 0.70 then 'quote.begun' when kind < 0.78 then 'quoteEmail.requested'
      when kind < 0.82 then 'quote.followedUp' when kind < 0.86 then 'quote.lapsed' when kind < 0.92 then 'record.changed'
      when kind < 0.955 then 'payment.captured' when kind < 0.975 then 'policy.bound' when kind < 0.985 then 'review.submitted'
      when kind < 0.992 then 'quote.declined' when kind < 0.997 then 'request.answered' else 'certificate.made' end,
    case when who is null or kind between 0.64 and 0.82 then null
      when kind < 0.64 then '{"answers": {}, "quote_status": "quoted"}'::jsonb else '{"quote_status": "quoted"}' end,
    case when who is null then null
      when kind < 0.64 then ('{"answers": {"number_attendees": ' || n % 500 || '}, "amount_due": ' || 75 + n % 900 || ', "quote_status": "quoted"}')::jsonb
      when kind < 0.70 then ('{"quote_number": "Q-' || n || '", "rating_plan": "2026-11-20"}')::jsonb
      when kind < 0.78 then ('{"recipients": ["person' || number || '@example.com"]}')::jsonb
      when kind between 0.985 and 0.992 then '{"quote_status": "declined"}'
      when kind > 0.997 then ('{"email": "person' || number || '@example.com"}')::jsonb
      else ('{"amount_cents": ' || n % 90000 || ', "transaction_id": "T-' || n || '"}')::jsonb end,
    who
  from (
    select *, case when number is not null then ${contactId('number')} end as who,
      'rep' || (chance * chance * 200)::int || '@example.com' as staff
    from (
      select n, kind, chance, timestamptz '${begins}' + (timestamptz '${ends}' - timestamptz '${begins}') * ((n - 1) / ${rows}.0::float8) as at,
        case when share < ${shares.none} then null
          when share < ${shares.none + shares.busy} then -1 - floor(chance * chance * ${busyContacts})::bigint
          when share < ${shares.none + shares.busy + shares.earlier} and ${contactsBefore} > 0
            then floor(${contactsBefore} * (1 - chance * chance))::bigint
          else greatest(0, ${contactsBefore} + floor(n * ${contacts / rows}::float8 + ln(1 - chance) * ${spread})::bigint)
        end as number
      from (select n, random() as kind, random() as share, random() as chance from generate_series(1, ${rows}) as n offset 0) as drawn
      offset 0
    ) as numbered
    offset 0
  ) as whole`
