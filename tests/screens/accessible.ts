import axe from 'axe-core'
import { expect } from 'vitest'

interface Part {
  readonly within?: Element
  /** a part of a page has no landmarks */
  readonly isPage?: boolean
}

/** Checks the page by the rules of axe that work without layout and colors; a browser checks the rest. */
export async function isAccessible({ within = document.body, isPage = true }: Part = {}): Promise<void> {
  const { violations } = await axe.run(within, {
    iframes: false,
    // no style sheet is fetched, and only violations are described
    preload: false,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: false }, region: { enabled: isPage } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
