import { no, type Rule, refer, yes } from '../rule'

const outside = {
  text: 'Shooting outside a studio is reviewed by an underwriter.',
  remedy: 'All of it is in a studio? Enter 0, and we can price it at once.',
}

export const filmRules: readonly Rule[] = [
  refer({
    field: 'film_shoot_costs',
    over: 100_000,
    text: 'Budgets above $100,000 are reviewed by an underwriter.',
    remedy: 'A budget of $100,000 or less can be priced at once.',
  }),
  refer({ field: 'film_shoot_out_of_studio_costs', over: 0, where: { kind: ['film'] }, ...outside }),
  refer({
    field: 'film_shoot_out_of_studio_costs',
    over: 10_000,
    where: { event_type: ['Photo Shoot'] },
    text: outside.text,
    remedy: 'With $10,000 or less outside a studio we can price it at once.',
  }),
  refer({
    field: 'film_shoot_out_of_studio_scripted_production',
    ...yes,
    text: 'We need the script or shot list before we can decide.',
    remedy: 'No scripted production with actors? Change the answer.',
  }),
  refer({ field: 'film_shoot_out_of_studio_scripted_production', ...no, where: { kind: ['film'] }, ...outside }),
  refer({
    field: 'participants_permission_to_use_image_be_secured',
    ...no,
    text: 'Using people’s images without a signed release needs an underwriter’s review.',
    remedy: 'Everyone who can be recognized signs a release? Change the answer, and we can price it at once.',
  }),
]
