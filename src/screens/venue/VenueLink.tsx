/** The link that a venue gives to its customers, and the code in it. */
export function VenueLink({ code }: { readonly code: string }) {
  const link = `${window.location.origin}/quote/?venue=${code}`
  return (
    <p className="mt-1 max-w-(--measure) wrap-anywhere text-ink-soft">
      The link for your customers:{' '}
      <a href={link} className="link">
        {link}
      </a>{' '}
      (code <span className="font-strong">{code}</span>)
    </p>
  )
}
