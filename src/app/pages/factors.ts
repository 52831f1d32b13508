import type { StaffClient } from '../../../contract/staff'
import {
  addPasskey,
  beginAuthenticator,
  confirmAuthenticator,
  listFactors,
  makeRecoveryCodes,
  removeFactor,
} from '../../../machines/calls/factors'
import { unloadQuestion } from '../../../machines/calls/staffWindow'
import { factorsMachine } from '../../../machines/staff/factors/factors.machine'
import { passkeyDevice } from '../../shared/browser/passkeys'

/** The chart of the user's second factors, with its calls. */
export const providedFactors = (client: StaffClient) =>
  factorsMachine.provide({
    actors: {
      listFactors: listFactors(client),
      beginAuthenticator: beginAuthenticator(client),
      confirmAuthenticator: confirmAuthenticator(client),
      makeRecoveryCodes: makeRecoveryCodes(client),
      removeFactor: removeFactor(client),
      addPasskey: addPasskey(client, passkeyDevice),
      unloadQuestion: unloadQuestion(window),
    },
  })
