import type { Answers } from '../../domain/application'
import { soundAnswers } from '../../domain/application/faults'
import { payloadOf } from '../../domain/application/payload'

/** What travels of the answers: a half-typed one stays here until it is mended (decision 51). */
export const soundPayload = (answers: Answers) => payloadOf(soundAnswers(answers))
