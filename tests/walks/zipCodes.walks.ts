import { expect } from 'vitest'
import { unseen } from './assertion'
import { cities } from './quote.cases'
import { inFlight } from './saying'

/** The walk of the region that answers the city of a ZIP code, in the forms of venues and organizers. */
const typed = { type: 'form.answered', answers: { zip: '78701' } } as const

interface Seen {
  readonly waiting: ReadonlyMap<string, { input: unknown }>
}

export const citiesOfForm = {
  guarantees: 'A ZIP code answers its city while nobody has typed one, and the form works without it.',
  region: ['cities'],
  outputs: { getCity: cities },
  cases: { 'form.answered': [typed] },
  reads: ({ cities: known }: { readonly cities: object }) => known,
  transitions: {
    // a known ZIP code needs no request
    'form.answered': ({ from, context }: { from: string; context: { readonly cities: object } }) => {
      if ('78701' in context.cities) return 'idle'
      return from === 'requesting' ? 'requesting, again' : 'requesting'
    },
    'city.answered': () => 'idle' as const,
    'city.unavailable': () => 'idle' as const,
  },
  states: {
    idle: { holds: (seen: Seen) => expect(inFlight(seen)).not.toContain('getCity'), shows: unseen },
    requesting: {
      holds: ({ waiting }: Seen) => expect(waiting.get('getCity')!.input).toEqual({ zip: '78701' }),
      shows: unseen,
    },
  },
  goals: ['idle'],
} as const
