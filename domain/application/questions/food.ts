import { liability } from '../../common/coverageTypes'
import { money, yesNo } from '../fields/kinds'
import { askedOf, yesFirst } from './when'

const group = 'food'

export const foodQuestions = {
  food_prepared_outside: yesNo({
    label: 'Will food be cooked or prepared outdoors or in a tent?',
    group,
    when: askedOf('food_prepared_outside'),
  }),
  attendees_away_from_cooking: yesNo({
    label: 'Will guests be kept back from the cooking area by a barrier or table?',
    group,
    when: { food_prepared_outside: ['True'] },
    valid: yesFirst,
  }),
  cooking_area_fire_extinguisher: yesNo({
    label: 'Will a charged fire extinguisher be within reach of the cooking area?',
    group,
    when: { food_prepared_outside: ['True'] },
    valid: yesFirst,
  }),
  onsite_caterer_food_temperature: yesNo({
    label: 'Where you cook on site, will hot food be kept at 135 °F or above and cold food at 41 °F or below?',
    brief: 'Food temperatures on site',
    group,
    when: askedOf('onsite_caterer_food_temperature'),
    valid: yesFirst,
  }),
  offsite_caterer_food_temperature: yesNo({
    label: 'When food travels to the event, will it be kept at 135 °F or above, or 41 °F or below, all the way?',
    brief: 'Food temperatures on the way',
    group,
    when: askedOf('offsite_caterer_food_temperature'),
    valid: yesFirst,
  }),
  liquor_receipt: money({
    label: 'How much money do you expect to take in from alcohol?',
    hint: 'All bars and tickets together, before tax.',
    group,
    width: 160,
    when: { coverage_type: liability, liquor_coverage: ['Liquor Liability'] },
    valid: [8000, 25000],
  }),
} as const
