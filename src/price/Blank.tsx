/** In place of a figure that is not known yet. */
export const Blank = () => (
  <>
    <span aria-hidden="true" className="inline-block h-1.5 w-7 border-b border-edge" />
    <span className="sr-only">being worked out</span>
  </>
)
