import type { components } from '../../contract/schema.gen'

/** As the contract has it. */
export const yesNo = (is: boolean | null): components['schemas']['YesNo'] =>
  is === null ? null : is ? 'True' : 'False'
