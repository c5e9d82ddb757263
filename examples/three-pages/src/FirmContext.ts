import { createContext } from 'react';

/** Whose site it is. */
export const FirmContext = createContext('');
