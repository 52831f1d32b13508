import type { CancellationFacts, Party } from '../facts/types'

const words: Readonly<Record<CancellationFacts['setting'], Party>> = {
  indoors: { name: 'Indoors', lines: [] },
  movesInside: { name: 'Outdoors or in a tent', lines: ['It can move indoors'] },
  outdoors: { name: 'Outdoors or in a tent', lines: ['It cannot move indoors'] },
}

/** Where the weather finds the event. */
export const settingInWords = ({ setting }: CancellationFacts): Party => words[setting]
