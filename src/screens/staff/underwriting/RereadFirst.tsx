/** In place of the buttons of a form over a newer version of the quote: the notice of the change has the one that helps. */
export const RereadFirst = () => <p className="text-ink-soft">Read the quote again first.</p>
