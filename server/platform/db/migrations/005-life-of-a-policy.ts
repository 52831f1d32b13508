import { type Kysely, sql } from 'kysely'

/**
 * Everything after the payment: a ledger with separate charged and paid amounts, numbers without gaps, orders by check
 * or invoice, changes, refunds, public certificate checks, claims, messages, and mail content. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table serial (name text primary key, last bigint not null)`,

  `alter table ledger rename column amount_cents to paid_cents`,
  `alter table ledger
    add column charged_cents bigint not null default 0,
    add column number text,
    add column purpose text not null default 'purchase',
    add column description text not null default '',
    add column actor text not null default 'system',
    add column reference text,
    add column note text,
    add column is_elsewhere boolean not null default false,
    add column voids bigint unique references ledger,
    alter column payment_id drop not null,
    drop constraint ledger_payment_id_kind_key`,
  `update ledger set
    kind = case kind when 'purchase' then 'salesReceipt' else 'issueRefund' end,
    charged_cents = paid_cents,
    description = case kind when 'purchase' then 'Policy' else 'Given back' end`,
  `with numbered as (
      select id, row_number() over (partition by kind order by id) as place from ledger
    )
    update ledger set number =
      case kind when 'salesReceipt' then 'R-' else 'RF-' end || lpad(numbered.place::text, 6, '0')
    from numbered where numbered.id = ledger.id`,
  `insert into serial (name, last) select kind, count(*) from ledger group by kind`,
  `alter table ledger
    alter column number set not null,
    add constraint ledger_number unique (number),
    add constraint ledger_kind check (kind in ('salesReceipt', 'invoice', 'receivePayment', 'creditMemo', 'issueRefund'))`,
  `create unique index ledger_charge on ledger (payment_id) where kind = 'salesReceipt'`,
  `create index ledger_contact on ledger (contact_id, id)`,

  `create table purchase_order (
    id text primary key,
    contact_id text not null references contact,
    idempotency_key text not null unique,
    request_hash text not null,
    payment_type text not null check (payment_type in ('check', 'invoice')),
    emails text not null,
    amount_cents bigint not null check (amount_cents >= 0),
    price jsonb not null,
    ordered timestamptz not null,
    pay_by text not null,
    lapses timestamptz not null,
    state text not null check (state in ('open', 'paid', 'lapsed')),
    ledger_id bigint references ledger
  )`,
  `create unique index purchase_order_open on purchase_order (contact_id) where state = 'open'`,
  `create table kept_answer (
    idempotency_key text primary key,
    request_hash text not null,
    answer text not null,
    created timestamptz not null
  )`,

  `create table policy_change (
    id text primary key,
    contact_id text not null references contact,
    policy_number text not null references policy,
    type text not null check (type in ('change', 'cancel')),
    state text not null check (state in ('asked', 'made', 'dropped')),
    number int,
    idempotency_key text not null unique,
    request_hash text not null,
    policy_version int not null,
    answers jsonb not null,
    price jsonb not null,
    what jsonb not null,
    difference_cents bigint not null,
    reason text,
    payment_id text references payment,
    transaction_id text,
    answer text,
    actor text not null,
    created timestamptz not null,
    made timestamptz,
    unique (policy_number, number)
  )`,
  `create index policy_change_contact on policy_change (contact_id, created)`,
  `alter table policy
    add column changes int not null default 0`,
  `alter table contact
    add column transaction_ids jsonb not null default '[]'`,
  `update contact set transaction_ids = jsonb_build_array(policy.transaction_id)
    from policy where policy.contact_id = contact.id`,

  `create table refund (
    id text primary key,
    contact_id text not null references contact,
    payment_id text references payment,
    change_id text references policy_change,
    ledger_id bigint references ledger,
    amount_cents bigint not null check (amount_cents > 0),
    reason text not null,
    state text not null check (state in ('owed', 'made', 'failed')),
    actor text not null,
    created timestamptz not null,
    made timestamptz
  )`,
  `create index refund_contact on refund (contact_id)`,
  `create index refund_owed on refund (created) where state = 'owed'`,

  `alter table document
    alter column policy_number drop not null,
    add column version int not null default 1,
    add column ledger_id bigint references ledger,
    add column replaced timestamptz,
    drop constraint document_policy_number_kind_key`,
  `create unique index document_version on document (policy_number, kind, version) where ledger_id is null`,
  `create unique index document_ledger on document (ledger_id, kind) where ledger_id is not null`,

  `create table certificate (
    code text primary key,
    contact_id text not null references contact,
    policy_number text not null references policy,
    policy_version int not null,
    kind text not null check (kind in ('certificate', 'cancellationCertificate')),
    issued timestamptz not null,
    unique (policy_number, kind, policy_version)
  )`,
  // earlier certificates get a code too, derived from the document's token as in server/pdf/facts/certificateCode.ts
  `insert into certificate (code, contact_id, policy_number, policy_version, kind, issued)
    select
      (
        select string_agg(
          substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', get_byte(hash, i) % 30 + 1, 1) || case i when 3 then '-' else '' end,
          '' order by i
        )
        from generate_series(0, 7) as i
      ),
      document.contact_id, policy.policy_number, policy.version, document.kind, policy.created
    from document
      join policy using (policy_number)
      cross join lateral (select sha256(convert_to('certificate:' || token, 'UTF8')) as hash) as hashed
    where document.kind in ('certificate', 'cancellationCertificate')`,
  // a receipt belongs to a ledger entry, and its name has the entry's number
  `update document set ledger_id = ledger.id, name = 'Receipt ' || ledger.number
    from ledger
      join policy using (transaction_id)
    where document.kind = 'receipt' and document.policy_number = policy.policy_number and ledger.kind = 'salesReceipt'`,

  `create sequence claim_number start 101`,
  `create table claim (
    id text primary key,
    claim_number text not null unique,
    contact_id text not null references contact,
    policy_number text not null references policy,
    idempotency_key text not null unique,
    request_hash text not null,
    date text not null,
    description text not null,
    name text not null,
    email text not null,
    phone text,
    files jsonb not null,
    created timestamptz not null
  )`,
  `create index claim_contact on claim (contact_id, created)`,
  `create table policy_message (
    id text primary key,
    contact_id text not null references contact,
    policy_number text not null references policy,
    idempotency_key text not null unique,
    request_hash text not null,
    subject text not null,
    message text not null,
    created timestamptz not null
  )`,

  // a charge belongs to one payment; webhooks look the payment up by it
  `create unique index payment_reference on payment (gateway_ref)`,

  `alter table mail_log add column content_key text`,
  `create index mail_log_recipient on mail_log (lower(recipient), id desc)`,
  `create index mail_log_state on mail_log (state, id desc)`,
  `create index mail_log_contact on mail_log (contact_id, id desc)`,
  `create index job_dead on job (id desc) where dead is not null`,
]
