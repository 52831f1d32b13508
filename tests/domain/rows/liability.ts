import type { Answers } from '../../../domain/application'

/** Description, answers, and the decision: outcome and reason codes. */
export type Row = readonly [description: string, choices: Partial<Answers>, decision: string]

const show = { event_type: 'Trade Show' }
const festival = { event_type: 'Food Festival' }
const film = { event_type: 'Film Shoot (In Studio)' }
const band = { event_type: 'Musician or Band (Performer)' }

/** A case for each question about liability. */
export const liabilityRows: readonly Row[] = [
  ['a wedding with valid answers', {}, 'quote'],
  ['an earlier claim', { loss_claim_before: 'True' }, 'refer: loss_claim_before'],
  ['an owned venue', { location_own_or_operate: 'True' }, 'refer: location_own_or_operate'],
  [
    'one’s own home with few guests',
    { location_own_or_operate: 'True', event_at_private_residence: 'True', number_attendees: 100 },
    'quote',
  ],
  [
    'one’s own home with more guests',
    { location_own_or_operate: 'True', event_at_private_residence: 'True', number_attendees: 101 },
    'refer: location_own_or_operate',
  ],
  ['a home and 500 guests', { event_at_private_residence: 'True', number_attendees: 500 }, 'quote'],
  [
    'a home and 501 guests',
    { event_at_private_residence: 'True', number_attendees: 501 },
    'refer: event_at_private_residence',
  ],
  [
    'a home and an event of tier 4',
    { ...festival, event_at_private_residence: 'True' },
    'refer: event_at_private_residence',
  ],
  ['an end after 2:00 am', { end_after_two: 'True' }, 'refer: end_after_two'],
  ['rides', { machinery_rides_camping: 'True' }, 'refer: machinery_rides_camping'],
  ['a drone', { using_drone_at_event: 'True' }, 'refer: using_drone_at_event'],
  ['fireworks by a company', { event_feature_exposure: 'True' }, 'quote'],
  [
    'fireworks by oneself',
    { event_feature_exposure: 'True', exposure_handled_by_professional: 'False' },
    'decline: exposure_handled_by_professional',
  ],
  ['no security, small', { event_type: 'Grand Opening', number_attendees: 500, security: 'False' }, 'quote'],
  ['no security, large', { event_type: 'Grand Opening', number_attendees: 501, security: 'False' }, 'refer: security'],
  ['no security, tier 4', { ...festival, security: 'False' }, 'refer: security'],
  ['own security', { ...festival, security_independent_contractor: 'False' }, 'refer: security_independent_contractor'],
  ['metal at a small wedding', { type_music_featured: 'Heavy Metal' }, 'quote'],
  [
    'metal at a large wedding',
    { type_music_featured: 'Heavy Metal', number_attendees: 501 },
    'refer: type_music_featured',
  ],
  [
    'rap in a beer garden',
    { event_type: 'Beer Garden', type_music_featured: 'Hip-Hop/Rap' },
    'refer: type_music_featured',
  ],
  ['other music in public', { event_type: 'Talent Show', type_music_featured: 'Other' }, 'refer: type_music_featured'],
  ['other music at a concert', { event_type: 'Concert - R&B', type_music_featured: 'Other' }, 'quote'],
  ['a star', { event_type: 'Concert - Rock', national_level_performer: 'True' }, 'refer: national_level_performer'],
  [
    'a mosh pit',
    { event_type: 'Concert - Rock', physical_crowd_interaction: 'True' },
    'refer: physical_crowd_interaction',
  ],
  [
    'a stage',
    { event_type: 'Fashion Show', temporary_stage_and_pyrotechnics: 'True' },
    'refer: temporary_stage_and_pyrotechnics',
  ],
  ['fire as an act', { ...band, type_of_event_performance: 'Fire or knives' }, 'decline: type_of_event_performance'],
  ['another act', { ...band, type_of_event_performance: 'Other' }, 'refer: type_of_event_performance'],
  ['a band that plays rap', { ...band, music_genre_performance: 'Hip-Hop/Rap' }, 'refer: music_genre_performance'],
  ['paid athletes', { event_type: 'Golf Tournament', professional_athletes: 'True' }, 'decline: professional_athletes'],
  ['a mud run', { event_type: 'Fun Run or Charity Walk', courses_and_runs: 'True' }, 'refer: courses_and_runs'],
  [
    'burnouts',
    { event_type: 'Car Show', racing_flamethrowing_burnouts: 'True' },
    'decline: racing_flamethrowing_burnouts',
  ],
  ['moving cars', { event_type: 'Car Show', vehicles_stationary: 'False' }, 'decline: vehicles_stationary'],
  [
    'something attached to the building',
    { ...show, attaching_to_venue_building: 'True' },
    'refer: attaching_to_venue_building',
  ],
  [
    'a rally',
    { event_type: 'Parade without Floats', event_protest_rally_march: 'True' },
    'decline: event_protest_rally_march',
  ],
  [
    'no barrier',
    { ...festival, food_prepared_outside: 'True', attendees_away_from_cooking: 'False' },
    'refer: attendees_away_from_cooking',
  ],
  [
    'no extinguisher',
    { ...festival, food_prepared_outside: 'True', cooking_area_fire_extinguisher: 'False' },
    'decline: cooking_area_fire_extinguisher',
  ],
  [
    'warm food',
    { event_type: 'Caterer', onsite_caterer_food_temperature: 'False' },
    'decline: onsite_caterer_food_temperature',
  ],
  [
    'warm food on the way',
    { event_type: 'Caterer', offsite_caterer_food_temperature: 'False' },
    'decline: offsite_caterer_food_temperature',
  ],
  ['a small shoot', { ...film, film_shoot_costs: 100_000 }, 'quote'],
  ['a large shoot', { ...film, film_shoot_costs: 100_000.01 }, 'refer: film_shoot_costs'],
  [
    'a shoot outside',
    { ...film, film_shoot_out_of_studio_costs: 1 },
    'refer: film_shoot_out_of_studio_costs, film_shoot_out_of_studio_scripted_production',
  ],
  [
    'a shoot outside with a script',
    { ...film, film_shoot_out_of_studio_costs: 1, film_shoot_out_of_studio_scripted_production: 'True' },
    'refer: film_shoot_out_of_studio_costs, film_shoot_out_of_studio_scripted_production',
  ],
  ['photographs outside', { event_type: 'Photo Shoot', film_shoot_out_of_studio_costs: 10_000 }, 'quote'],
  [
    'photographs outside that cost more',
    { event_type: 'Photo Shoot', film_shoot_out_of_studio_costs: 10_001 },
    'refer: film_shoot_out_of_studio_costs',
  ],
  [
    'photographs outside with a script',
    {
      event_type: 'Photo Shoot',
      film_shoot_out_of_studio_costs: 1,
      film_shoot_out_of_studio_scripted_production: 'True',
    },
    'refer: film_shoot_out_of_studio_scripted_production',
  ],
  [
    'no releases',
    { ...film, participants_permission_to_use_image_be_secured: 'False' },
    'refer: participants_permission_to_use_image_be_secured',
  ],
]
