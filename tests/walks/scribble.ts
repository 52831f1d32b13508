/** A drawn signature. */
export const scribble = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="120" height="32"><path
d="M6 24C14 2 26 0 20 14S10 30 22 20s10 8 18-2 4 10 12 2 4 8 14-4 6 12 16 0 12 4 32-8" fill="none" stroke="#000"
stroke-width="2" stroke-linecap="round"/></svg>`
