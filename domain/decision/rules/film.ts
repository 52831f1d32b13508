import { no, type Rule, refer, yes } from '../model/rule'

const outside = 'film_shoot_out_of_studio_costs'
const scripted = 'film_shoot_out_of_studio_scripted_production'
const inStudio = {
  remedy: 'All of it is in a studio? Enter 0, and we can price it at once.',
  mend: { [outside]: 0 },
} as const

/** A film with costs outside a studio is reviewed in any case, so the remedy is about those costs. */
export const filmRules: readonly Rule[] = [
  refer({
    field: 'film_shoot_costs',
    over: 100_000,
    text: 'Budgets above $100,000 are reviewed by an underwriter.',
    remedy: 'A budget of $100,000 or less can be priced at once.',
    mend: { film_shoot_costs: 100_000 },
  }),
  refer({
    field: outside,
    over: 0,
    where: { kind: ['film'] },
    text: 'Shooting outside a studio is reviewed by an underwriter.',
    ...inStudio,
  }),
  refer({
    field: outside,
    over: 10_000,
    where: { event_type: ['Photo Shoot'] },
    text: 'Shooting outside a studio is reviewed by an underwriter.',
    remedy: 'With $10,000 or less outside a studio we can price it at once.',
    mend: { [outside]: 10_000 },
  }),
  refer({
    code: scripted,
    field: outside,
    over: 0,
    where: { kind: ['film'], [scripted]: ['True'] },
    text: 'We need the script or shot list before we can decide.',
    ...inStudio,
  }),
  refer({
    code: scripted,
    field: outside,
    over: 0,
    where: { kind: ['film'], [scripted]: ['False'] },
    text: 'Even without a script, shooting outside a studio is reviewed by an underwriter.',
    ...inStudio,
  }),
  refer({
    field: scripted,
    cover: 'liability',
    ...yes,
    where: { event_type: ['Photo Shoot'] },
    text: 'We need the script or shot list before we can decide.',
    remedy: 'No scripted production with actors? Change the answer, and we can price it at once.',
    mend: { [scripted]: 'False' },
  }),
  refer({
    field: 'participants_permission_to_use_image_be_secured',
    ...no,
    text: 'Using people’s images without a signed release needs an underwriter’s review.',
    remedy: 'Everyone who can be recognized signs a release? Change the answer, and we can price it at once.',
    mend: { participants_permission_to_use_image_be_secured: 'True' },
  }),
]
