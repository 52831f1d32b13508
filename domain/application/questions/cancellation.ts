import { typesWhere } from '../../catalogue'
import { cancellation } from '../../common/coverageTypes'
import { choice, derived, risk, yesNo } from '../fields/kinds'
import { yesFirst } from './when'

const group = 'setbacks'
const always = { coverage_type: cancellation }

/** Questions for cancellation coverage. The wording is ours; the names are the specification's. */
export const cancellationQuestions = {
  /** The same fact under its second name: one source, mirrored (decision 4). */
  cancellation_indoor_outdoor: derived(
    'Indoor or outdoor',
    ['Indoor', 'Outdoor'],
    (a) =>
      a['event_outdoor_or_tent'] === 'True' ? 'Outdoor' : a['event_outdoor_or_tent'] === 'False' ? 'Indoor' : null,
    { isSent: true, when: always },
  ),
  move_inside_or_cancel: choice(['Move inside', 'Cancel'])({
    label: 'If the weather turns bad, can the event move indoors, or would it be canceled?',
    brief: 'What if the weather turns bad?',
    group,
    when: { event_outdoor_or_tent: ['True'] },
  }),
  sustained_loss_or_damage: risk({
    label:
      'Has this event, or another you organized, been canceled, postponed or cut short in the last five years, or lost money because of weather or damage?',
    brief: 'Earlier cancellations or losses',
    group,
    when: always,
  }),
  licenses_visas_permits: yesNo({
    label: 'Do you have, or will you have in time, every license, visa and permit the event needs?',
    brief: 'Licenses, visas and permits',
    group,
    when: always,
    valid: yesFirst,
  }),
  sum_gross_revenue_total_costs: yesNo({
    label: 'Does the amount you want to insure equal the event’s whole expected gross revenue or its whole cost?',
    brief: 'Is the whole amount insured?',
    group,
    when: { ...always, event_type: typesWhere((type) => type.canCancel && type.class !== 'wedding') },
    valid: yesFirst,
  }),
  material_facts_or_info_disclosed: yesNo({
    label: 'Have you told us everything you know that could affect our decision to insure this event?',
    brief: 'Is everything disclosed?',
    group,
    when: always,
    valid: yesFirst,
  }),
  circumstances_result_in_claim: risk({
    label:
      'Do you know of anything now that could lead to a claim: illness, a vendor in trouble, a storm forecast, a strike notice?',
    brief: 'Anything that could lead to a claim?',
    group,
    when: always,
  }),
} as const
