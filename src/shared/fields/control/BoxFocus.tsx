interface Props {
  /** the id of the box */
  readonly box: string
  /** counts rejections: at each the box takes the focus again; null while its text is not rejected */
  readonly rejections: number | null
}

/** Called when the mark is drawn: once for each rejection, and not at later corrections. */
const focusBox = (mark: HTMLElement | null) => {
  if (mark) document.getElementById(mark.dataset['box']!)?.focus()
}

/** For a form with one text box that can be wrong, and no summary of faults: the box takes the focus. */
export const BoxFocus = ({ box, rejections }: Props) =>
  rejections !== null && <span key={rejections} hidden data-box={box} ref={focusBox} />
