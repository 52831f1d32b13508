import { may } from '../../domain/staff/permissions'
import type { Caller } from '../platform/services/caller'

/** Whether the staff record of a contact opens for the caller, who may be staff on a page for customers. */
export const mayOpenRecord = (caller: Caller): boolean =>
  caller.kind === 'staff' && !caller.mustEnroll && may(caller.user, 'contacts.read')
