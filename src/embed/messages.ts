/* The messages between a frame with our page and the page around it (docs/embed.md). Both sides import this file. */

/** A change that breaks a partner's page makes a new version. */
export const contractVersion = 1

interface Versioned {
  readonly version: typeof contractVersion
}

/** The height of our page in CSS pixels, each time it changes. */
export interface FrameHeight extends Versioned {
  readonly type: 'marquee.height'
  readonly height: number
}

/** The price of the answers so far in dollars; null without one. */
interface FramePrice extends Versioned {
  readonly type: 'marquee.price'
  readonly amount_due: number | null
}

/** A policy was bought by card, for this many dollars. */
interface FramePurchase extends Versioned {
  readonly type: 'marquee.purchased'
  readonly policy_number: string
  readonly amount_due: number
}

/** The messages for a page that has greeted us. */
export type Report = FramePrice | FramePurchase

export type FrameMessage = FrameHeight | Report

/** From the page around us: it listens. Our frame then knows its origin, and sends it the price and the purchase. */
export interface Hello extends Versioned {
  readonly type: 'marquee.hello'
}

/**
 * From the page around us, each time it scrolls: how many CSS pixels of the frame are out of sight above and below. Our
 * page cannot learn this by itself, and needs it to keep the price in sight.
 */
export interface Visible extends Versioned {
  readonly type: 'marquee.visible'
  readonly above: number
  readonly below: number
}

/** The name of a frame whose surrounding page sends `marquee.visible`. */
export const followedFrame = 'marquee.visible'

const isLength = (value: unknown) => typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY

export function isVisible(data: unknown): data is Visible {
  if (typeof data !== 'object' || data === null) return false
  const { type, above, below } = data as Partial<Visible>
  return type === 'marquee.visible' && isLength(above) && isLength(below)
}

export const isHello = (data: unknown): data is Hello =>
  typeof data === 'object' && data !== null && (data as Partial<Hello>).type === 'marquee.hello'
