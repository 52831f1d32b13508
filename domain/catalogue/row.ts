/** The questions asked of every type of a kind when liability is bought, and sets that a type can add. */
export const questionSets = {
  host: [
    'loss_claim_before',
    'location_own_or_operate',
    'event_at_private_residence',
    'end_after_two',
    'machinery_rides_camping',
    'using_drone_at_event',
    'event_feature_exposure',
  ],
  vendor: [
    'loss_claim_before',
    'machinery_rides_camping',
    'using_drone_at_event',
    'attaching_to_venue_building',
    'event_feature_exposure',
  ],
  performer: [
    'loss_claim_before',
    'type_of_event_performance',
    'physical_crowd_interaction',
    'temporary_stage_and_pyrotechnics',
    'attaching_to_venue_building',
    'using_drone_at_event',
    'event_feature_exposure',
  ],
  film: [
    'loss_claim_before',
    'location_own_or_operate',
    'event_at_private_residence',
    'film_shoot_costs',
    'film_shoot_out_of_studio_costs',
    'participants_permission_to_use_image_be_secured',
    'temporary_stage_and_pyrotechnics',
    'using_drone_at_event',
    'machinery_rides_camping',
    'event_feature_exposure',
  ],
  concert: [
    'type_music_featured',
    'national_level_performer',
    'temporary_stage_and_pyrotechnics',
    'physical_crowd_interaction',
    'security',
  ],
  vehicles: ['vehicles_stationary', 'racing_flamethrowing_burnouts'],
  catering: ['onsite_caterer_food_temperature', 'offsite_caterer_food_temperature'],
  music: ['type_music_featured'],
  security: ['security'],
  food: ['food_prepared_outside'],
  athletes: ['professional_athletes'],
  attaching: ['attaching_to_venue_building'],
  stage: ['temporary_stage_and_pyrotechnics'],
  courses: ['courses_and_runs'],
  protest: ['event_protest_rally_march'],
} as const

export type QuestionSet = keyof typeof questionSets
export type QuestionName = (typeof questionSets)[QuestionSet][number]

/** An event type as written in a catalogue. */
export interface TypeRow {
  readonly tier?: 2 | 3 | 4
  readonly class?: 'vendor' | 'wedding'
  readonly decision?: 'decline'
  readonly asks?: QuestionSet
  /** names of further question sets, separated by spaces */
  readonly also?: string
  /** the head count from which it is declined instead of referred (decision 14) */
  readonly declinesFrom?: number
  /** whether cancellation coverage is available (specification section 5) */
  readonly canCancel?: true
}

export interface CategoryRow {
  readonly label: string
  /** guests are invited, and nothing is sold to the public */
  readonly isPrivate?: true
  readonly decision?: 'refer'
  readonly types: Readonly<Record<string, TypeRow>>
}
