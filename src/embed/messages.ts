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

export const isHello = (data: unknown): data is Hello =>
  typeof data === 'object' && data !== null && (data as Partial<Hello>).type === 'marquee.hello'
