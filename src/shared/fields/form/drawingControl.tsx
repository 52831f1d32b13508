import { lazily } from '../../ui/LazyPart'
import type { Control } from '../control/control'

const SignaturePad = lazily(() => import('../drawing/SignaturePad'))
export const drawingArrival = SignaturePad.arrival

/** Loaded on demand: few customers draw their signature. */
export const drawing: Control = (props) => <SignaturePad {...props} />
