import { Icon } from './Icon'

export const panelLook =
  'relative w-full max-w-dialog grid grid-cols-[minmax(0,1fr)] gap-2 wrap-anywhere rounded-dialog bg-sheet p-5 shadow-dialog max-md:mt-auto max-md:rounded-b-none max-md:px-(--gutter-phone) max-md:pt-4 max-md:pb-3 low:mt-0 low:rounded-none'
/**
 * The specification's top margin is the page's scroll offset: 130 where that is 0, at most 2000. A dialog is fixed to
 * the window, so its offset is 0, except in a frame, where it is the embedding page's offset (src/app/embeddedFrame).
 */
export const positionStyle =
  'fixed inset-0 z-(--layer-dialog) flex flex-col items-center overflow-y-auto mt-(--dialog-above) pt-(--dialog-top) pb-(--window-bottom) md:pb-[calc(var(--spacing)*4+var(--window-bottom,0px))] low:pt-0'

/** Leaves room for the close button, which comes later in the DOM so that the title is read first. */
export const titleLook = 'display pr-5 text-h2'

export const Close = ({ onClose }: { onClose: () => void }) => (
  <button
    type="button"
    className="tool absolute top-2 right-1 md:top-3 md:right-3"
    aria-label="Close"
    onClick={onClose}
  >
    <Icon name="close" />
  </button>
)
