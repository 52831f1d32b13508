import type { Counted } from '../../domain/decision/model/facts'
import { refer, yes } from '../../domain/decision/model/rule'

/**
 * The compiler is the test: a rule reads only answers of the deciding steps. The price shows before the later steps, so
 * a rule on the venue's answers would quote first and refer afterwards.
 */
const words = { text: 'An underwriter looks at this.', remedy: null } as const

// @ts-expect-error a rule of an answer of the location
export const ofLocation = refer({ field: 'event_location_ai', ...yes, ...words })
// @ts-expect-error a rule of an answer of the insured
export const ofInsured = refer({ field: 'insurance_producer', ...yes, ...words })
// @ts-expect-error a condition on an answer of the location
export const inWhere = refer({ field: 'security', ...yes, ...words, where: { event_location_ai: ['True'] } })
// @ts-expect-error an exception for an answer of the location
export const inUnless = refer({ field: 'security', ...yes, ...words, unless: { event_city: ['Austin'] } })
// @ts-expect-error a remedy that changes an answer of the location
export const inMend = refer({ field: 'security', ...yes, text: '', remedy: '', mend: { event_city: 'Austin' } })
// @ts-expect-error a fact of an answer of the location
export const inFact = ({ event_city: city }: Counted) => city

export const right = refer({ field: 'security', ...yes, ...words, where: { event_state: ['TX'] } })
