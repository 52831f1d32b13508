import { decline, no, type Rule, refer } from '../model/rule'

const temperature = {
  text: 'Safe food temperatures are a condition of this policy.',
  remedy:
    'Hot food stays at 135 °F or above and cold food at 41 °F or below? Change the answer, and we can price it at once.',
}

export const foodRules: readonly Rule[] = [
  refer({
    field: 'attendees_away_from_cooking',
    ...no,
    text: 'Guests close to open cooking need an underwriter’s review.',
    remedy: 'You put up a barrier or a table? Change the answer, and we can price it at once.',
    mend: { attendees_away_from_cooking: 'True' },
  }),
  decline({
    field: 'cooking_area_fire_extinguisher',
    ...no,
    text: 'We need a charged fire extinguisher within reach of the cooking area.',
    remedy: 'You will have one there? Change the answer, and we can price it at once.',
    mend: { cooking_area_fire_extinguisher: 'True' },
  }),
  decline({
    field: 'onsite_caterer_food_temperature',
    ...no,
    ...temperature,
    mend: { onsite_caterer_food_temperature: 'True' },
  }),
  decline({
    field: 'offsite_caterer_food_temperature',
    ...no,
    ...temperature,
    mend: { offsite_caterer_food_temperature: 'True' },
  }),
]
