export type Left = 'left'
