import { useState } from 'react'
import { client } from '../../contract/client'
import { price } from '../../domain/rating'
import { screen } from '../../src/screen'

export const chart = { useState, client, price, screen }
