import { derived, money, yesNo } from '../fields/kinds'
import { askedOf, yesFirst } from './when'

const group = 'film'

export const filmQuestions = {
  film_shoot_costs: money({
    label: 'What is the total budget of the shoot?',
    group,
    width: 160,
    when: askedOf('film_shoot_costs'),
    valid: [50_000],
  }),
  film_shoot_out_of_studio_costs: money({
    label: 'How much of that budget is for shooting outside a studio?',
    hint: 'Enter 0 if all of it is in a studio.',
    group,
    width: 160,
    when: askedOf('film_shoot_out_of_studio_costs'),
    valid: [0, 5000],
  }),
  shoots_outside: derived(
    'Is any of it outside a studio?',
    ['False', 'True'],
    ({ film_shoot_out_of_studio_costs: costs }) => (typeof costs === 'number' && costs > 0 ? 'True' : 'False'),
    { examplesByValue: { True: { event_type: 'Photo Shoot', film_shoot_out_of_studio_costs: 5000 }, False: {} } },
  ),
  film_shoot_out_of_studio_scripted_production: yesNo({
    label: 'Is the part outside the studio a scripted production with actors?',
    group,
    when: { shoots_outside: ['True'] },
  }),
  participants_permission_to_use_image_be_secured: yesNo({
    label: 'Will everyone who can be recognized sign a release before their image is used?',
    group,
    when: askedOf('participants_permission_to_use_image_be_secured'),
    valid: yesFirst,
  }),
} as const
