import { lazily } from '../../ui/LazyPart'
import type { Control } from '../control/control'

const Pad = lazily(() => import('../drawing/SignaturePad'))
export const drawingArrival = Pad.arrival

/** Loaded on demand: few customers draw their signature. */
export const drawing: Control = (props) => <Pad {...props} />
