export type ProcessorCall = 'prepare' | 'confirm' | 'status' | 'cancel' | 'refund'

/** For tests: what happens on the way to the processor and on the way back. Nothing else can slow or break it. */
export interface TestHooks {
  before?(call: ProcessorCall, reference: string): Promise<void> | undefined
  after?(call: ProcessorCall, reference: string): Promise<void> | undefined
  /** in place of the call: `work` is done when, and whether, it says */
  around?<R>(call: ProcessorCall, work: () => Promise<R>): Promise<R>
  /** in place of an event's way to its listener */
  deliver?(event: WebhookEvent, post: () => Promise<void>): Promise<void>
}

/** What the processor tells of its own accord: that something became of a charge. What, has to be asked. */
export interface WebhookEvent {
  readonly id: string
  readonly type: 'charge.ended' | 'charge.refunded'
  readonly data: { readonly object: { readonly id: string } }
}
