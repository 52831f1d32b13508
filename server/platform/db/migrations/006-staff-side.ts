import { type Kysely, sql } from 'kysely'
import { listStatements } from './006-list'

/**
 * Data of the staff pages: internal fields of a contact, its files, messages about referred quotes, presence,
 * signatures, prospects, mailing exclusions, and closed accounts. Audit rows are indexed by contact. @public
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...statements, ...listStatements]) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table contact
    add column notes text,
    add column contract_number text,
    add column is_broker_partnership boolean,
    add column description_of_operations text,
    add column holder_words text,
    add column offered_terms jsonb,
    add column terms_draft jsonb,
    add column underwriter text,
    add column followed_up timestamptz`,
  `alter table ledger
    add column items jsonb not null default '[]',
    add column dated text`,
  `alter table refund add column told_by text not null default 'letter' check (told_by in ('letter', 'staff'))`,
  `create table desk_charge (
    id text primary key,
    contact_id text not null references contact,
    kind text not null check (kind in ('salesReceipt', 'receivePayment')),
    items jsonb not null default '[]',
    reference text,
    note text,
    about text,
    actor text not null,
    created timestamptz not null
  )`,
  `alter table audit add column contact_id text`,
  `update audit set contact_id = entity_id where entity = 'contact'`,
  `update audit set contact_id = payment.contact_id from payment
    where audit.entity = 'payment' and payment.id = audit.entity_id`,
  `update audit set contact_id = policy.contact_id from policy
    where audit.entity = 'policy' and policy.policy_number = audit.entity_id`,
  `update audit set contact_id = purchase_order.contact_id from purchase_order
    where audit.entity = 'purchase_order' and purchase_order.id = audit.entity_id`,
  `update audit set contact_id = refund.contact_id from refund
    where audit.entity = 'refund' and refund.id = audit.entity_id`,
  `create index audit_actor on audit (actor, id desc)`,
  `create index audit_at on audit (at)`,
  `create index audit_contact on audit (contact_id, id desc) where contact_id is not null`,
  `alter table staff_user
    add column edited timestamptz not null default now(),
    add column disabled timestamptz`,
  // a certificate is reissued within its policy version; the earlier edition stays
  `alter table document add column edition int not null default 1`,
  `drop index document_version`,
  `create unique index document_version on document (policy_number, kind, version, edition) where ledger_id is null`,
  `alter table certificate
    add column replaced timestamptz,
    drop constraint certificate_policy_number_kind_policy_version_key`,
  `create unique index certificate_version on certificate (policy_number, kind, policy_version) where replaced is null`,
  `create table attachment (
    id text primary key,
    contact_id text not null references contact,
    name text not null,
    type text not null,
    bytes bigint not null,
    key text not null,
    actor text not null,
    created timestamptz not null,
    deleted timestamptz
  )`,
  `create index attachment_contact on attachment (contact_id, created)`,
  `create table signature_drawing (
    id bigint generated always as identity primary key,
    name text not null,
    image bytea not null
  )`,
  `create table signature (
    id bigint generated always as identity primary key,
    user_id text not null references staff_user,
    drawing bigint not null references signature_drawing,
    is_default boolean not null default false,
    created timestamptz not null default now(),
    edited timestamptz not null default now(),
    deleted timestamptz
  )`,
  `create unique index signature_default on signature (is_default) where is_default and deleted is null`,
  `create index signature_user on signature (user_id)`,
  `alter table certificate add column signed_with bigint references signature_drawing`,
  `create table excluded_customer (
    id bigint generated always as identity primary key,
    list text not null check (list in ('daily', 'prospecting')),
    email text not null check (email = lower(email)),
    note text not null default '',
    created timestamptz not null default now(),
    edited timestamptz not null default now(),
    unique (list, email)
  )`,
  `create table prospect (
    id bigint generated always as identity primary key,
    email text not null unique check (email = lower(email)),
    contact_id text references contact,
    name text,
    phone text,
    note text,
    actor text not null,
    created timestamptz not null default now()
  )`,
  `create table quote_message (
    id bigint generated always as identity primary key,
    contact_id text not null references contact,
    at timestamptz not null,
    side text not null check (side in ('customer', 'staff')),
    name text,
    message text not null
  )`,
  `create index quote_message_contact on quote_message (contact_id, id)`,
  `create table staff_presence (
    contact_id text not null references contact,
    user_id text not null references staff_user,
    since timestamptz not null,
    seen timestamptz not null,
    primary key (contact_id, user_id)
  )`,
]
