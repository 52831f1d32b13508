/** The only ornament: a row of scallops, 32 by 12 px, on every customer page and in print. */
export function Valance() {
  return (
    <svg className="valance block w-full" height="12" aria-hidden="true">
      <defs>
        <pattern id="valance" width="64" height="12" patternUnits="userSpaceOnUse">
          <path className="fill-valance" d="M0 0a16 12 0 0 0 32 0z" />
          <path className="fill-valance-pale" d="M32 0a16 12 0 0 0 32 0z" />
        </pattern>
      </defs>
      <rect width="100%" height="12" fill="url(#valance)" />
    </svg>
  )
}
