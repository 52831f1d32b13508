import { eventTypeOf } from '../../catalogue'
import { liability } from '../../common/coverageTypes'
import type { Offer, Option } from '../fields/field'
import { choice, derived, risk } from '../fields/kinds'
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

const allMusic = music.map((value): Option => ({ value, label: value }))
/** A concert whose type names its music is not asked for it (decision 7: R&B, Pop and Latin are Other). */
const ofConcert: Readonly<Record<string, (typeof music)[number]>> = {
  'Concert - Country': 'Country',
  'Concert - Folk or Cultural': 'Folk Cultural',
  'Concert - Gospel': 'Gospel',
  'Concert - Jazz or Blues': 'Jazz Blues',
  'Concert - Latin': 'Other',
  'Concert - Orchestra or Chamber': 'Orchestra',
  'Concert - Pop': 'Other',
  'Concert - R&B': 'Other',
  'Concert - Rock': 'Rock',
}
const named = new Map(
  Object.entries(ofConcert).map(([type, kind]) => [type, allMusic.filter(({ value }) => value === kind)]),
)
const byType: Offer = ({ event_type }) => named.get(event_type) ?? allMusic

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
  /** The kind of music decides nothing about a private event of at most 500 people. */
  asks_music: derived('Is the kind of music asked about?', ['False', 'True'], asksMusic, {
    examplesByValue: {
      True: { event_type: 'Company Holiday Party' },
      False: { event_type: 'Wedding', number_attendees: 120 },
    },
  }),
  type_music_featured: choice(music)({
    label: 'What kind of music will be featured most?',
    group,
    width: 256,
    when: { ...askedOf('type_music_featured'), asks_music: ['True'] },
    offer: byType,
  }),
  /** Asked of every concert, and of other events with music and more than 500 people. */
  asks_national_level_performer: derived('Is a performer asked about?', ['False', 'True'], asksPerformer, {
    examplesByValue: {
      True: { event_type: 'Concert - Rock' },
      False: { event_type: 'Wedding', number_attendees: 120 },
    },
  }),
  national_level_performer: risk({
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
  physical_crowd_interaction: risk({
    label:
      'Will performers and audience touch or mix: crowd surfing, stage diving, a mosh pit, or volunteers taking part in the act?',
    brief: 'Will performers and audience touch or mix?',
    group,
    when: askedOf('physical_crowd_interaction'),
  }),
  temporary_stage_and_pyrotechnics: risk({
    label: 'Will there be a temporary stage, truss or bleachers, or any pyrotechnics, flames or fog cannons?',
    brief: 'Temporary stage or pyrotechnics',
    hint: 'A platform under 2 feet high that stays in place is not a stage.',
    group,
    when: askedOf('temporary_stage_and_pyrotechnics'),
  }),
} as const

function asksMusic(a: Readonly<Record<string, any>>): 'True' | 'False' {
  return eventTypeOf(a)?.isPrivate && Number(a['number_attendees']) <= 500 ? 'False' : 'True'
}

function asksPerformer(a: Readonly<Record<string, any>>): 'True' | 'False' {
  const questions = eventTypeOf(a)?.questions ?? []
  const isLarge = Number(a['number_attendees']) > 500
  return questions.includes('national_level_performer') || (isLarge && questions.includes('type_music_featured'))
    ? 'True'
    : 'False'
}
