/** No network: the last price stays where it was, and nobody need do anything. */
export const Waiting = () => (
  <div className="border-t border-rule py-2" role="status">
    <p className="font-strong">The price waits for the connection.</p>
    <p className="text-ink-soft">It is worked out by itself once you are online again.</p>
  </div>
)
