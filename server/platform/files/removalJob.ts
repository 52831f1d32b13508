import { array, assert, string, type } from 'superstruct'
import type { JobHandler } from '../jobs/handler'

const removalPayload = type({ keys: array(string()) })

/** Deletes files that nothing refers to any more. */
export const removeFiles: JobHandler = async ({ files }, payload) => {
  assert(payload, removalPayload)
  for (const key of payload.keys) await files.remove(key)
}
