/** Vite turns the import into a style sheet. */
declare module '*.css'
