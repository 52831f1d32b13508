import { eventTypeOf } from '../../catalogue'
import { liability } from '../../common/coverageTypes'
import { choice, derived, yesNo } from '../fields/kinds'
import { askedOf } from './when'

const group = 'performance'

/** Specification section 9. R&B, Pop and Latin are Other (decision 7). */
const music = [
  'Country',
  'Folk Cultural',
  'Gospel',
  'Heavy Metal',
  'Hip-Hop/Rap',
  'Jazz Blues',
  'Orchestra',
  'Rock',
  'Other',
] as const

/** Our own options: the specification names the question but not its choices. */
const acts = [
  'Music',
  'Disc jockey',
  'Comedy',
  'Magic or mime',
  'Dance',
  'Theater',
  'Puppets',
  "Children's entertainment",
  'Circus, aerial or acrobatic',
  'Fire or knives',
  'Stunts',
  'Other',
] as const

export const performanceQuestions = {
  type_music_featured: choice(music)({
    label: 'What kind of music will be featured most?',
    group,
    width: 256,
    when: askedOf('type_music_featured'),
  }),
  /** Asked of every concert, and of other events with music and more than 500 people. */
  asks_national_level_performer: derived('Is a performer asked about?', ['False', 'True'], asksPerformer, {
    following: { True: { event_type: 'Concert - Rock' }, False: { event_type: 'Wedding', number_attendees: 120 } },
  }),
  national_level_performer: yesNo({
    label: 'Will a nationally known performer, speaker or celebrity appear?',
    group,
    when: { coverage_type: liability, asks_national_level_performer: ['True'] },
  }),
  type_of_event_performance: choice(acts)({
    label: 'What kind of act will you perform?',
    group,
    width: 256,
    when: askedOf('type_of_event_performance'),
  }),
  music_genre_performance: choice(music)({
    label: 'What kind of music do you perform?',
    group,
    width: 256,
    when: { type_of_event_performance: ['Music', 'Disc jockey', 'Dance'] },
  }),
  physical_crowd_interaction: yesNo({
    label:
      'Will performers and audience touch or mix: crowd surfing, stage diving, a mosh pit, or volunteers taking part in the act?',
    brief: 'Will performers and audience touch or mix?',
    group,
    when: askedOf('physical_crowd_interaction'),
  }),
  temporary_stage_and_pyrotechnics: yesNo({
    label: 'Will there be a temporary stage, truss or bleachers, or any pyrotechnics, flames or fog cannons?',
    brief: 'Temporary stage or pyrotechnics',
    hint: 'A platform under 2 feet high that stays in place is not a stage.',
    group,
    when: askedOf('temporary_stage_and_pyrotechnics'),
  }),
} as const

function asksPerformer(a: Readonly<Record<string, any>>): 'True' | 'False' {
  const questions = eventTypeOf(a)?.questions ?? []
  const isLarge = Number(a['number_attendees']) > 500
  return questions.includes('national_level_performer') || (isLarge && questions.includes('type_music_featured'))
    ? 'True'
    : 'False'
}
