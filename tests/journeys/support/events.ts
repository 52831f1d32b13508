import type { Answers } from '../../../domain/application'
import { addDays, type CalendarDate, todayIn } from '../../../domain/common/dates'
import { day } from '../../server/rig/days'

export { day }

/** All answers of a couple about its wedding, up to the card. */
export const wedding = {
  event_type: 'Wedding',
  event_state: 'TX',
  number_attendees: 150,
  event_start_date: day(0),
  event_end_date: day(0),
  coverage_type: 'Liability Insurance',
  event_name: 'Sample Garden Wedding',
  coverage_limits: '$1,000,000/$2,000,000',
  setup_coverage: 'True',
  setup_dates: [day(-1)],
  takedown_coverage: 'False',
  raindate_coverage: 'False',
  alcohol_event: 'True',
  attendees_consuming_alcohol: '0-500',
  selling_alcohol: 'False',
  regularly_serves_alcohol: 'False',
  byob_alcohol: 'False',
  liquor_license_required: 'False',
  caterer_bartender_serving_alcohol: 'True',
  medical_payments: 'False',
  damage_rented_premises: 'True',
  damage_rented_premises_limit: '$300,000',
  rehearsal_dinner: 'False',
  // asked of commercial events only
  tria_accepted: 'True',
  loss_claim_before: 'False',
  location_own_or_operate: 'False',
  event_at_private_residence: 'False',
  end_after_two: 'False',
  machinery_rides_camping: 'False',
  using_drone_at_event: 'False',
  event_feature_exposure: 'False',
  security: 'True',
  security_independent_contractor: 'True',
  event_protest_rally_march: 'False',
  type_music_featured: 'Jazz Blues',
  insured_company_name: null,
  insured_first_name: 'Łucja',
  insured_last_name: 'Sample-Ångström',
  insured_email: 'lucja.sample@example.com',
  insured_phone: '512-555-0142',
  insured_ext: null,
  insured_address_1: '12 Example Street',
  insured_address_2: null,
  insured_city: 'Austin',
  insured_state: 'TX',
  insured_zip: '78701',
  insurance_producer: 'False',
  ai_data: [],
  event_location_name: 'Sample Meadow Barn',
  event_location_name_2: null,
  event_address_1: '200 Example Road',
  event_address_2: null,
  event_city: 'Austin',
  event_zip: '78702',
  event_email: null,
  event_location_ai: 'True',
  certificate_holder: null,
  terms_name: 'Łucja Sample-Ångström',
  terms_signing: 'Typed',
  terms_signature: 'Łucja Sample-Ångström',
  terms_agreed: 'True',
} as const satisfies Partial<Answers>

/** The same couple with every cancellation coverage, and the least liability. */
export const bothCovers = {
  ...wedding,
  coverage_type: 'Liability and Cancellation Insurance',
  setup_coverage: 'False',
  alcohol_event: 'False',
  event_total_costs: 22_000,
  damage_rented_premises: 'False',
  cancellation_honoree_1: 'Łucja Sample-Ångström',
  cancellation_honoree_2: 'Robin Example',
  loss_deposit: 'True',
  photograph_video: 'True',
  event_gift: 'True',
  damage_wedding_attire: 'True',
  scheduled_jewelry: 'True',
  scheduled_jewelry_items: [
    { scheduled_jewelry_description: 'Gold ring', scheduled_jewelry_limit: 600 },
    { scheduled_jewelry_description: 'Pearl necklace', scheduled_jewelry_limit: 1250.5 },
  ],
  event_outdoor_or_tent: 'False',
  sustained_loss_or_damage: 'False',
  licenses_visas_permits: 'True',
  material_facts_or_info_disclosed: 'True',
  circumstances_result_in_claim: 'False',
} as const satisfies Partial<Answers>

export const cards = {
  approved: '4242424242424242',
  other: '5555555555554444',
  refused: '4000000000000002',
  /** its bank asks the cardholder to confirm the payment (3-D Secure) */
  confirmed: '4000002760003184',
  /** the same, and then declines it */
  confirmedAndRefused: '4000008400001629',
  /** the bank of this test card makes no refunds */
  keeping: '4000000000005126',
} as const

export const addDaysFromToday = (days: number): CalendarDate => addDays(todayIn(new Date()), days)

/** A booth at a market of two days, for a company that has to name the market's organizer. */
export const booth = {
  ...wedding,
  event_type: 'Individual Vendor Booth',
  number_attendees: 1200,
  event_end_date: day(1),
  event_name: 'Sample Honey',
  setup_coverage: 'False',
  alcohol_event: 'False',
  damage_rented_premises: 'False',
  event_feature_exposure: 'False',
  attaching_to_venue_building: 'False',
  event_location_ai: 'False',
  ai_data: [
    {
      ai_name: 'Sample Market Company',
      ai_address_1: '1 Example Square',
      ai_city: 'Austin',
      ai_state: 'TX',
      ai_zip: '78701',
    },
  ],
} as const satisfies Partial<Answers>

/** A first trade show, insured for its costs, in a state without winter and hurricane factors. */
export const tradeShow = {
  ...wedding,
  event_type: 'Trade Show',
  event_state: 'AZ',
  number_attendees: 900,
  coverage_type: 'Cancellation Insurance',
  event_name: 'Sample Bicycle Fair',
  event_gross_revenue: null,
  event_total_costs: 80_000,
  loss_deposit: 'True',
  loss_deposit_limit: '$5,000',
  photograph_video: 'False',
  event_gift: 'False',
  event_outdoor_or_tent: 'False',
  sustained_loss_or_damage: 'False',
  licenses_visas_permits: 'True',
  sum_gross_revenue_total_costs: 'True',
  material_facts_or_info_disclosed: 'True',
  circumstances_result_in_claim: 'False',
  event_city: 'Phoenix',
  event_zip: '85004',
} as const satisfies Partial<Answers>

/** The optional answers about a producer's agency. */
export const unsaidOfProducer = {
  producer_ext: null,
  producer_address_1: null,
  producer_address_2: null,
  producer_city: null,
  producer_state: null,
  producer_zip: null,
  producer_license_exp_date: null,
  producer_carrier_name: null,
  producer_policy_number: null,
  producer_effective_date: null,
  producer_exp_date: null,
} as const satisfies Partial<Answers>

/** A rock concert that is referred because of a performer known in the whole country. */
export const concert = {
  event_type: 'Concert - Rock',
  event_state: 'TX',
  number_attendees: 400,
  event_start_date: day(0),
  event_end_date: day(0),
  event_name: 'Sample Rock Night',
  national_level_performer: 'True',
  tria_accepted: 'True',
  type_music_featured: 'Jazz Blues',
  security: 'True',
  security_independent_contractor: 'True',
} as const satisfies Partial<Answers>

/** The middle of the first January that is far enough ahead for cancellation coverage. */
export function nextJanuary(): CalendarDate {
  const month = /^01\/1[0-9]\//
  const ahead = Array.from({ length: 366 }, (_, index) => addDaysFromToday(30 + index))
  return ahead.find((each) => month.test(each))!
}
