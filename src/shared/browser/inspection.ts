import type { InspectionEvent } from 'xstate'

/** Options for every chart that is started here. Empty unless the inspector was requested. */
export const inspection: { inspect?: (seen: InspectionEvent) => void } = {}
