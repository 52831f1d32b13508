import type { Contact as WireContact } from '../../contract/client'
import type { components } from '../../contract/schema.gen'
import { type CalendarDate, isBefore, isCalendarDate } from '../../domain/common/dates'
import { messages } from '../../domain/common/messages'
import { dollarsOf } from '../../domain/common/money'
import { type Contact, lockContact } from '../contacts/contact'
import { assertNoCards, trimmed } from '../contacts/text'
import { audit } from '../platform/audit/audit'
import type { StaffNote } from '../platform/db/schema'
import { notFound, wrongAnswers } from '../platform/problems/problem'
import { assertVersion } from '../platform/problems/version'
import { actorOf, type Caller } from '../platform/services/caller'
import type { Services } from '../platform/services/services'
import { activeAccount } from '../workItems/owner'
import { addTask } from '../workItems/workItem'
import { picked } from './approval'
import { contactOf, yesNo } from './contactDto'

type YesNo = components['schemas']['YesNo']

/** The contract's form; a missing field stays unchanged. */
interface RecordForm {
  readonly notes?: string | null
  readonly contract_number?: string | null
  readonly broker_partnership_quote?: YesNo
  /** email address of a staff account */
  readonly record_owner?: string | null
  /** a new note */
  readonly note?: string | null
  /** makes a task of the note, for this day */
  readonly task_day?: CalendarDate | null
}

const columns = ['notes', 'contract_number', 'is_broker_partnership', 'record_owner'] as const
type RecordFields = Pick<Contact, (typeof columns)[number]>

/** A contact as staff see it, with the internal fields that only staff may read (decision 53). */
export function contactForStaff(row: Contact): WireContact {
  const contact = contactOf(row)
  const { notes, staff_notes, contract_number, fee_changed_by_rep_cents: fee } = row
  return {
    ...contact,
    customFields: {
      ...contact.customFields,
      notes,
      staff_notes: [...staff_notes],
      contract_number,
      broker_partnership_quote: yesNo(row.is_broker_partnership),
      fee_changed_by_rep: fee === null ? null : dollarsOf(fee),
    },
  }
}

interface Recording {
  readonly id: string
  /** from If-Match */
  readonly version: string | undefined
  readonly form: RecordForm
  readonly caller: Caller
}

/** @throws Problem 404, 412 where it changed meanwhile, 422 for an owner without an account and for a card number */
export function changeRecord({ db, now, today }: Services, { id, version, form, caller }: Recording): Promise<Contact> {
  const { notes, note, contract_number } = form
  assertNoCards({
    notes: ['Notes', notes],
    note: ['Note', note],
    contract_number: ['Contract number', contract_number],
  })
  return db.tx(async () => {
    const contact = await lockContact(db, id)
    if (!contact) throw notFound('quote')
    assertVersion(contact, version)
    const wanted = await readForm(db, form)
    const changed = columns.filter((name) => name in wanted && wanted[name] !== contact[name])
    const added = noteOf({ form, actor: actorOf(caller), at: now(), today: today() })
    if (changed.length === 0 && !added) return contact
    if (added?.task_day) await addTaskOf(db, id, added)
    await audit(db, {
      actor: actorOf(caller),
      entity: 'contact',
      entityId: id,
      action: 'record.changed',
      before: picked(contact, changed),
      after: { ...picked(wanted, changed), ...(added && { note: added.text }) },
    })
    return db.q
      .updateTable('contact')
      .set({
        ...wanted,
        ...(added && { staff_notes: JSON.stringify([...contact.staff_notes, added]) }),
        version: contact.version + 1,
        edited: now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

interface Writing {
  readonly form: RecordForm
  readonly actor: string
  readonly at: Date
  readonly today: CalendarDate
}

/** The new note; null without text. @throws Problem 422 for a day without a text, and for one that is no day or past */
function noteOf({ form: { note, task_day: day = null }, actor, at, today }: Writing): StaffNote | null {
  const text = trimmed(note ?? null)
  if (day !== null && !isCalendarDate(day)) throw wrongAnswers({ task_day: messages.calendarDate('Day') })
  if (day !== null && isBefore(day, today))
    throw wrongAnswers({ task_day: 'This day is past. Choose today or a later day.' })
  if (day !== null && !text) throw wrongAnswers({ note: messages.required('Note') })
  return text ? { at: at.toISOString(), author: actor, text, task_day: day } : null
}

/** A task with the text of a note, for its author. */
const addTaskOf = (db: Services['db'], contactId: string, { at, author, text, task_day }: StaffNote) =>
  addTask(db, { contactId, subject: text, due: task_day!, owner: author, at: new Date(at) })

async function readForm(db: Services['db'], form: RecordForm): Promise<Partial<RecordFields>> {
  const { notes, contract_number, broker_partnership_quote: broker, record_owner: owner } = form
  return {
    ...(notes !== undefined && { notes: trimmed(notes) }),
    ...(contract_number !== undefined && { contract_number: trimmed(contract_number) }),
    ...(broker !== undefined && { is_broker_partnership: broker === null ? null : broker === 'True' }),
    ...(owner !== undefined && { record_owner: trimmed(owner) && (await activeAccount(db, owner!, 'record_owner')) }),
  }
}
