import { createContext } from 'react'

/** Whether one has tried to pay with a card that is not complete: until then what is only missing is not wrong. */
export const CardTried = createContext(false)
