import { expect, test } from 'vitest'
import { zipCodesOf } from '../../machines/kit/zipCodes'

/** An address of the form of a venue or an organizer, in Texas by its ZIP code, with a typed city. */
const { guards } = zipCodesOf([{ zip: 'zip', city: 'city', state: 'state' }])
const at = (cityZip: string, zips: readonly string[] = ['78701']) => ({
  context: {
    answers: { zip: '78701', city: 'Westlake', state: 'TX' },
    zip: null,
    cities: {},
    zips,
    cityZips: { city: cityZip },
  },
})

test.each([
  ['that the state follows', at('78701'), { zip: '90210' }, true],
  ['of the same state', at('78701'), { zip: '75201' }, false],
  ['beside which the city was typed', at('78701'), { zip: '90210', city: 'West Hollywood' }, false],
  ['beside a stored state', at('78701', []), { zip: '90210' }, false],
])('the city of a form is looked up for a ZIP code %s: %#', (_, now, answers, isNew) => {
  expect(guards.isNewZip(now, { answers })).toBe(isNew)
})
