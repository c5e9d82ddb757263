'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { phoneNumber, type PhoneNumber } from './phoneNumber.js';

export interface PhoneProviderProps {
  /** Calling code of all phone numbers inside that are written without one, such as 420. */
  country: number | string;
  children: ReactNode;
}

const CountryContext = createContext<number | string | undefined>(undefined);

/**
 * Sets the country of the phone numbers in all components inside. Without it, the country is Poland (48). ContactForm
 * refuses numbers that have too few digits for this country.
 */
export function PhoneProvider({ country, children }: PhoneProviderProps) {
  return <CountryContext value={country}>{children}</CountryContext>;
}

/** Returns the country that PhoneProvider sets. */
export const useCountry = () => useContext(CountryContext);

/**
 * Returns a phone number of the site's country, as `phoneNumber` reads it.
 * @throws in development if a phone cannot dial it.
 */
export function usePhoneNumber(written: string, extension?: string): PhoneNumber;
export function usePhoneNumber(written: string | undefined, extension?: string): PhoneNumber | undefined;
export function usePhoneNumber(written: string | undefined, extension?: string): PhoneNumber | undefined {
  const country = useCountry();
  return written === undefined ? undefined : phoneNumber(written, { country, extension });
}
