import { decline, no, type Rule, refer } from '../rule'

const temperature = {
  text: 'Safe food temperatures are a condition of this policy.',
  remedy: 'Hot food stays at 135 °F or above and cold food at 41 °F or below? Change the answer.',
}

export const foodRules: readonly Rule[] = [
  refer({
    field: 'attendees_away_from_cooking',
    ...no,
    text: 'Guests close to open cooking need an underwriter’s review.',
    remedy: 'You put up a barrier or a table? Change the answer, and we can price it at once.',
  }),
  decline({
    field: 'cooking_area_fire_extinguisher',
    ...no,
    text: 'We need a fire extinguisher at the cooking area. Change the answer when you have one.',
    remedy: 'A charged fire extinguisher is within reach of the cooking area.',
  }),
  decline({ field: 'onsite_caterer_food_temperature', ...no, ...temperature }),
  decline({ field: 'offsite_caterer_food_temperature', ...no, ...temperature }),
]
