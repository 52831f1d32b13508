import { randomUUID } from 'node:crypto'
import type { MoratoriumForm } from '../../../domain/staff/moratoria'
import { addMoratorium } from '../../../server/compliance/moratoria'
import type { Services } from '../../../server/platform/services/services'

/** Puts liability in Texas on hold, as a named storm does. @param terms those that differ */
export const beginMoratorium = (services: Services, terms: Partial<MoratoriumForm> = {}) =>
  addMoratorium(services, {
    form: {
      coverages: ['liability'],
      states: ['TX'],
      zips: [],
      from: '11/20/2026',
      until: '12/04/2026',
      reason: 'A named storm',
      ...terms,
    },
    key: randomUUID(),
    actor: 'admin@example.com',
  })
