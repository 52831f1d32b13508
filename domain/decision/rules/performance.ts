import { decline, type Rule, refer, yes } from '../model/rule'

const loud = ['Heavy Metal', 'Hip-Hop/Rap']

export const performanceRules: readonly Rule[] = [
  refer({
    field: 'type_music_featured',
    is: loud,
    unless: { privacy: ['private'], attendee_band: ['0-100', '101-500'] },
    text: 'Events with this kind of music are reviewed by an underwriter.',
    remedy: 'Another kind of music is featured most? Change the answer, and we can price it at once.',
    mend: { type_music_featured: 'Country' },
  }),
  refer({
    field: 'type_music_featured',
    is: ['Other'],
    where: { privacy: ['public'], kind: ['film', 'other'] },
    text: 'Please tell us the kind of music; an underwriter will review it.',
    remedy: 'One of the kinds in the list is featured most? Choose it, and we can price it at once.',
    mend: { type_music_featured: 'Country' },
  }),
  refer({
    field: 'national_level_performer',
    ...yes,
    text: 'Well-known performers change the size and mood of a crowd, so an underwriter reviews these events.',
    remedy: 'Nobody who is nationally known appears? Change the answer, and we can price it at once.',
    mend: { national_level_performer: 'False' },
  }),
  decline({
    field: 'type_of_event_performance',
    is: ['Circus, aerial or acrobatic', 'Fire or knives', 'Stunts'],
    text: 'Acts with fire, heights or stunts are outside what this program covers.',
    remedy: 'You perform without them? Choose the act that you show instead.',
    mend: { type_of_event_performance: 'Comedy' },
  }),
  refer({
    field: 'type_of_event_performance',
    is: ['Other'],
    text: 'Please describe your act; an underwriter will review it.',
    remedy: 'Your act is in the list? Choose it, and we can price it at once.',
    mend: { type_of_event_performance: 'Comedy' },
  }),
  refer({
    field: 'music_genre_performance',
    is: [...loud, 'Other'],
    text: 'We review performers of this kind of music one by one.',
    remedy: 'You perform another kind at this event? Change the answer, and we can price it at once.',
    mend: { music_genre_performance: 'Country' },
  }),
  refer({
    field: 'physical_crowd_interaction',
    ...yes,
    text: 'Physical contact between performers and the audience needs an underwriter’s review.',
    remedy: 'Performers and audience stay apart? Change the answer, and we can price it at once.',
    mend: { physical_crowd_interaction: 'False' },
  }),
  refer({
    field: 'temporary_stage_and_pyrotechnics',
    ...yes,
    text: 'Temporary structures and pyrotechnics need an underwriter’s review. Pyrotechnics stay excluded.',
    remedy: 'You do without them? Change the answer, and we can price it at once.',
    mend: { temporary_stage_and_pyrotechnics: 'False' },
  }),
]
