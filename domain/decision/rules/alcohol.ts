import { no, type Rule, refer, yes } from '../model/rule'

/** The effects of single answers; the worst wins (decision 24). */
export const alcoholRules: readonly Rule[] = [
  refer({
    field: 'regularly_serves_alcohol',
    ...yes,
    text: 'Businesses that regularly serve alcohol usually need their own yearly liquor policy. An underwriter will review this.',
    remedy: null,
  }),
  refer({
    field: 'bartender_selling_serving_alcohol',
    ...yes,
    text: 'Bartending services are reviewed by an underwriter.',
    remedy: 'Somebody else serves at this event? Change the answer, and we can price it at once.',
    mend: { bartender_selling_serving_alcohol: 'False' },
  }),
  refer({
    field: 'byob_alcohol',
    ...yes,
    where: { privacy: ['public'] },
    text: 'Bring-your-own alcohol at a public event needs an underwriter’s review.',
    remedy: 'Guests bring none? Change the answer, and we can price it at once.',
    mend: { byob_alcohol: 'False' },
  }),
  refer({
    field: 'caterer_bartender_serving_alcohol',
    ...no,
    where: { attendees_consuming_alcohol: ['501-1,500', '1,501-3,000', '3,001-5,000', '5,001+'] },
    text: 'Large events without a licensed server need an underwriter’s review.',
    remedy:
      'A licensed and insured caterer, bartender or the venue serves all of it? Change the answer, and we can price it at once.',
    mend: { caterer_bartender_serving_alcohol: 'True' },
  }),
  refer({
    field: 'liquor_receipt',
    over: 25_000,
    text: 'Alcohol sales of this size need an underwriter’s review.',
    remedy: 'With sales of $25,000 or less we can price it at once.',
    mend: { liquor_receipt: 25_000 },
  }),
]
