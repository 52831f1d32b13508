import { lazily } from '../../ui/LazyPart'
import type { Control } from '../control/control'

const Pad = lazily(() => import('../drawing/SignaturePad'))
export const drawingArrival = Pad.arrival

/** Few draw: it is fetched when somebody wants to. */
export const drawing: Control = (props) => <Pad {...props} />
