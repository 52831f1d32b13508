import { decline, no, type Rule, refer, yes } from '../model/rule'

/** Rules for questions about every event. The wording is ours; the effects are illustrative. */
export const aboutRules: readonly Rule[] = [
  refer({
    field: 'loss_claim_before',
    ...yes,
    text: 'An earlier loss or claim means one of our underwriters needs to look at this event. Please tell us what happened and what has changed.',
    remedy: null,
  }),
  refer({
    field: 'end_after_two',
    ...yes,
    text: 'Events that run past 2:00 a.m. need an underwriter’s review.',
    remedy: 'It ends at 2:00 a.m. or before? Change the answer, and we can price it at once.',
    mend: { end_after_two: 'False' },
  }),
  refer({
    field: 'machinery_rides_camping',
    ...yes,
    text: 'Rides, inflatables, machinery and camping are not part of the standard coverage. An underwriter will tell you whether the rest of the event can be covered without them.',
    remedy: 'You leave them out? Change the answer, and we can price it at once.',
    mend: { machinery_rides_camping: 'False' },
  }),
  refer({
    field: 'using_drone_at_event',
    ...yes,
    text: 'Drones are not covered by this policy. An underwriter will review whether the event can go ahead with drones excluded or flown by an insured operator.',
    remedy: 'Nobody flies a drone? Change the answer, and we can price it at once.',
    mend: { using_drone_at_event: 'False' },
  }),
  decline({
    field: 'exposure_handled_by_professional',
    ...no,
    text: 'We can only cover an event with these features when an insured professional supplies and runs them.',
    remedy:
      'A professional company with its own liability insurance runs them, and names you on its policy. Or you leave these features out.',
    mend: { exposure_handled_by_professional: 'True' },
  }),
  decline({
    field: 'event_protest_rally_march',
    ...yes,
    text: 'Rallies, marches and protests are outside what this program covers.',
    remedy: null,
  }),
]
