/** Whether a page of somebody else shows ours in a frame of its own. */
export const isFramed = () => window.parent !== window
