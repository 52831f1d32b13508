import type { Option } from '../../../../domain/application/fields/field'

/** The color of each kind of note. */
export const tones = { stop: 'text-stop', attention: 'text-attention', soft: 'text-ink-soft' } as const

/** Normalizes text for a search: no accents, no capitals. The length stays the same, so that positions still match. */
export const plain = (text: string) =>
  [...text.normalize('NFC')].map((c) => c.normalize('NFD').charAt(0).toLowerCase()).join('')

/** The option whose label is exactly the typed text. */
export const exactly = (options: readonly Option[], typed: string) =>
  options.find(({ label }) => plain(label) === plain(typed.trim()))

/** The label of an answer; empty where no option has the value. */
export const labelOf = (options: readonly Option[] = [], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? ''
