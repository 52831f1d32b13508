/**
 * Loads the page again where a retry cannot help: after a deployment the old files are gone, and a browser may cache the
 * failure of a file that the missing one imports.
 */
export const ReloadLink = () => (
  <a href={window.location.href} className="link" onClick={reload}>
    Load the whole page again
  </a>
)

/** A link to an address with a fragment would only scroll. */
const reload = (click: { preventDefault: () => void }) => {
  click.preventDefault()
  window.location.reload()
}
