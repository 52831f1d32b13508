import { lazily } from '../../ui/lazily'
import type { Control } from '../control'

const Pad = lazily(() => import('../drawing/Pad'))
export const drawingArrival = Pad.arrival

/** Few draw: it is fetched when somebody wants to. */
export const drawing: Control = (props) => <Pad {...props} />
