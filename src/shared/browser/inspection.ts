import type { InspectionEvent } from 'xstate'

/** Given to every chart that is started here. Empty, so that nobody looks on, unless the inspector was asked for. */
export const inspection: { inspect?: (seen: InspectionEvent) => void } = {}
