import { risk, yesNo } from '../fields/kinds'
import { askedOf, yesFirst } from './when'

const group = 'show'

export const showQuestions = {
  professional_athletes: risk({
    label: 'Will paid or professional athletes compete?',
    hint: 'An athlete who only signs autographs or speaks is not competing.',
    group,
    when: askedOf('professional_athletes'),
  }),
  courses_and_runs: risk({
    label: 'Is there a timed race on public roads, an obstacle course, a color run, a mud run or a swim?',
    brief: 'Races and courses',
    group,
    when: askedOf('courses_and_runs'),
  }),
  racing_flamethrowing_burnouts: risk({
    label: 'Will any vehicle race, do burnouts, throw flames or perform tricks?',
    group,
    when: askedOf('racing_flamethrowing_burnouts'),
  }),
  vehicles_stationary: yesNo({
    label: 'Will every vehicle on show stay parked with its engine off while visitors are present?',
    brief: 'Do vehicles stay parked?',
    group,
    when: askedOf('vehicles_stationary'),
    valid: yesFirst,
  }),
  attaching_to_venue_building: risk({
    label: 'Will you fasten anything to the building, ceiling, floor or rigging of the venue?',
    brief: 'Will you fasten anything to the venue?',
    hint: 'Tape and free-standing stands are fine.',
    group,
    when: askedOf('attaching_to_venue_building'),
  }),
} as const
