/** Vite makes a stylesheet of it. */
declare module '*.css'
