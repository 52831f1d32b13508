import { decline, no, type Rule, refer, yes } from '../model/rule'

export const showRules: readonly Rule[] = [
  decline({
    field: 'professional_athletes',
    ...yes,
    text: 'Professional sports need a specialist policy.',
    remedy: 'Only amateurs compete? Change the answer, and we can price it at once.',
    mend: { professional_athletes: 'False' },
  }),
  refer({
    field: 'courses_and_runs',
    ...yes,
    text: 'Races and courses are reviewed by an underwriter. Injuries to participants stay excluded.',
    remedy: 'No race on public roads and no course? Change the answer, and we can price it at once.',
    mend: { courses_and_runs: 'False' },
  }),
  decline({
    field: 'racing_flamethrowing_burnouts',
    ...yes,
    text: 'We cannot cover vehicles that race, burn out or throw flames.',
    remedy: 'You leave that out? Change the answer, and we can price it at once.',
    mend: { racing_flamethrowing_burnouts: 'False' },
  }),
  decline({
    field: 'vehicles_stationary',
    ...no,
    text: 'We can only cover shows where vehicles stay parked with engines off while visitors are present.',
    remedy: 'They stay parked with engines off? Change the answer, and we can price it at once.',
    mend: { vehicles_stationary: 'True' },
  }),
  refer({
    field: 'attaching_to_venue_building',
    ...yes,
    text: 'Fastening things to a building needs an underwriter’s review.',
    remedy: 'Nothing is fastened? Change the answer, and we can price it at once.',
    mend: { attaching_to_venue_building: 'False' },
  }),
]
