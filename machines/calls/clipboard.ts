import { fromPromise } from 'xstate'

/** Copies a text to the clipboard. @param write of the browser, which may refuse or lack it */
export const copyText = (write: (text: string) => Promise<void>) =>
  fromPromise<{ type: 'text.copied' } | { type: 'copy.failed' }, { text: string }>(async ({ input: { text } }) => {
    try {
      await write(text)
      return { type: 'text.copied' }
    } catch {
      return { type: 'copy.failed' }
    }
  })
