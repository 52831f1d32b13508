import type { StaffClient } from '../../contract/staff'
import { fileCall, staffCall } from './call'

/** A person, by the address in their quotes. The address is in the body, so that no log of addresses has it. */
export interface PersonRequest {
  readonly email: string
}

export const findPersonalData = (client: StaffClient) =>
  staffCall(({ email }: PersonRequest, signal) => client.findPersonalData({ email }, signal), {
    answered: (data) => ({ type: 'person.found', data }),
    refused: 'person.refused',
  })

/** @param save gives the browser the ZIP archive */
export const exportPersonalData = (client: StaffClient, save: (file: Blob) => void) =>
  fileCall(({ email }: PersonRequest, signal) => client.exportPersonalData({ email }, signal), save, {
    answered: () => ({ type: 'export.saved' }),
    refused: 'export.refused',
  })

export const erasePersonalData = (client: StaffClient) =>
  staffCall(({ email }: PersonRequest, signal) => client.erasePersonalData({ email }, signal), {
    answered: ({ erased, left: remaining }) => ({ type: 'person.erased', erased, remaining }),
    refused: 'erasure.refused',
  })
