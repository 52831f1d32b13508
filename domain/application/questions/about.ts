import { risk, yesNo } from '../fields/kinds'
import { askedOf, yesFirst } from './when'

const group = 'about'

/**
 * Questions about the event as a whole. The catalogue says for each event type which of them are asked. The wording is
 * ours; the names are the specification's.
 */
export const aboutQuestions = {
  loss_claim_before: risk({
    label:
      'In the last five years, has anyone been hurt, had property damaged or made a claim at this event or at another event you ran?',
    brief: 'Earlier losses or claims',
    group,
    when: askedOf('loss_claim_before'),
  }),
  location_own_or_operate: risk({
    label: 'Do you own the event location, lease it long term, or run it as a business?',
    brief: 'Is the venue yours?',
    group,
    when: askedOf('location_own_or_operate'),
  }),
  event_at_private_residence: risk({
    label: 'Will any part of the event take place at a private home, including its yard?',
    brief: 'Is it at a private home?',
    group,
    when: askedOf('event_at_private_residence'),
  }),
  end_after_two: risk({
    label: 'Will any part of the event go on later than 2:00 a.m.?',
    hint: 'Local time at the event location. Clean-up after guests leave does not count.',
    group,
    when: askedOf('end_after_two'),
  }),
  machinery_rides_camping: risk({
    label:
      'Will there be mechanical rides, inflatables or climbing structures, operating machinery, or overnight camping?',
    brief: 'Rides, machinery or camping',
    group,
    when: askedOf('machinery_rides_camping'),
  }),
  using_drone_at_event: risk({
    label: 'Will anyone fly a drone at the event?',
    group,
    when: askedOf('using_drone_at_event'),
  }),
  event_feature_exposure: risk({
    label:
      'Will the event feature anything from this list: animals, inflatables, rides, fireworks, stunts, weapons, water activities, tattooing or piercing, dunk tanks, climbing walls?',
    brief: 'Animals, fireworks, water and the like',
    group,
    when: askedOf('event_feature_exposure'),
  }),
  exposure_handled_by_professional: yesNo({
    label:
      'Will each of those features be supplied and run by a professional company that has its own liability insurance and will name you on it?',
    brief: 'Will a professional company run those features?',
    group,
    when: { event_feature_exposure: ['True'] },
    valid: yesFirst,
  }),
  security: yesNo({
    label: 'Will security staff or police be on site for the whole event?',
    group,
    when: askedOf('security'),
    valid: yesFirst,
  }),
  security_independent_contractor: yesNo({
    label: 'Is the security provided by police or by an outside licensed firm with its own insurance?',
    brief: 'Is the security police or an outside firm?',
    group,
    when: { security: ['True'] },
    valid: yesFirst,
  }),
  event_protest_rally_march: risk({
    label: 'Is the event a protest, a rally for or against a cause, or a political march?',
    group,
    when: askedOf('event_protest_rally_march'),
  }),
} as const
