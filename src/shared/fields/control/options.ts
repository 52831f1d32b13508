import type { Option } from '../../../../domain/application/fields/field'

/** What a note means, in its color. */
export const tones = { stop: 'text-stop', attention: 'text-attention', soft: 'text-ink-soft' } as const

/** As it is searched: without accents and capitals, one character for one, so that places stay what they are. */
export const plain = (text: string) =>
  [...text.normalize('NFC')].map((c) => c.normalize('NFD').charAt(0).toLowerCase()).join('')

/** The option that says just what was typed. */
export const exactly = (options: readonly Option[], typed: string) =>
  options.find(({ label }) => plain(label) === plain(typed.trim()))

/** What an answer is called; one that is not offered, or not any more, is none. */
export const labelOf = (options: readonly Option[] = [], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? ''
