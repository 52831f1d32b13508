export type ProcessorCall = 'prepare' | 'confirm' | 'status' | 'cancel' | 'refund'

/** Test hooks around requests to the processor and its webhooks. Only these can delay or break them. */
export interface TestHooks {
  before?(call: ProcessorCall, reference: string): Promise<void> | undefined
  after?(call: ProcessorCall, reference: string): Promise<void> | undefined
  /** replaces the call; decides when and whether `work` runs */
  around?<R>(call: ProcessorCall, work: () => Promise<R>): Promise<R>
  /** replaces the delivery of a webhook */
  deliver?(event: WebhookEvent, post: () => Promise<void>): Promise<void>
}

/** A webhook: it says only that a charge changed. The result has to be requested. */
export interface WebhookEvent {
  readonly id: string
  readonly type: 'charge.ended' | 'charge.refunded'
  readonly data: { readonly object: { readonly id: string } }
}
