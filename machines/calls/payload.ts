import type { Answers } from '../../domain/application'
import { soundAnswers } from '../../domain/application/faults'
import { payloadOf } from '../../domain/application/payload'

/**
 * What travels of the answers: a half-typed one stays here until it is mended (decision 51). Its records name the contact
 * once there is one (specification section 3), so that a quote is priced with what the server keeps of it.
 */
export function soundPayload(answers: Answers, id: string | null) {
  const { step0, step1, step2, step4, step5 } = payloadOf(soundAnswers(answers))
  const named = id === null ? {} : { id }
  return { step0, step1, step2: { ...named, ...step2 }, step4: { ...named, ...step4 }, step5: { ...named, ...step5 } }
}
