import type { Nature } from '../facts/types'

/** What stands across each page of what is not in force. */
export const watermarks: Readonly<Record<Nature, string | null>> = {
  issued: null,
  preview: 'PREVIEW, NOT INSURANCE',
  sample: 'SAMPLE',
}
