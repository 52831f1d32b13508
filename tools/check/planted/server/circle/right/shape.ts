export type Right = 'right'
