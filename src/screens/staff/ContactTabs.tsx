import { type ContactRoom, contactAddressOf } from '../../../machines/staff/contact.place'
import { Tabs } from './Tabs'

const rooms: readonly { readonly room: ContactRoom; readonly name: string }[] = [
  { room: null, name: 'Record' },
  { room: 'accounting', name: 'Accounting' },
  { room: 'attachments', name: 'Attachments' },
  { room: 'email-logs', name: 'Email logs' },
  { room: 'history', name: 'History' },
]

export const roomName = (room: ContactRoom) => rooms.find((one) => one.room === room)!.name

/** From one room of a contact to the others. */
export function ContactTabs({ contactId, here }: { contactId: string; here: ContactRoom }) {
  const tabs = rooms.map(({ room, name }) => ({
    name,
    to: contactAddressOf(contactId, room),
    isCurrent: room === here,
  }))
  return <Tabs label="This contact" tabs={tabs} count={null} areFew />
}
