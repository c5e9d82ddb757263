'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { phoneNumber, type PhoneNumber } from './phoneNumber.js';

export interface PhoneProviderProps {
  /** Calling code of all phone numbers inside that are written without one, such as 420. */
  country: number | string;
  /**
   * Whether a number that cannot be dialled throws in production, too. Set it in the build of a static site, so that the
   * build fails: `strict={import.meta.env.SSR}` with Vite.
   * @default false
   */
  strict?: boolean | undefined;
  children: ReactNode;
}

type PhoneSettings = Partial<Pick<PhoneProviderProps, 'country' | 'strict'>>;

const PhoneContext = createContext<PhoneSettings>({});

/**
 * Sets the country of the phone numbers in all components inside. Without it, the country is Poland (48). ContactForm
 * refuses numbers that have too few digits for this country.
 */
export function PhoneProvider({ country, strict, children }: PhoneProviderProps) {
  return <PhoneContext value={{ country, strict }}>{children}</PhoneContext>;
}

/** Returns what PhoneProvider sets. */
export const usePhoneSettings = () => useContext(PhoneContext);

/**
 * Returns a phone number of the site's country, as `phoneNumber` reads it.
 * @throws in development, or if PhoneProvider is strict, if a phone cannot dial it.
 */
export const usePhoneNumber = (written: string, extension?: string): PhoneNumber =>
  phoneNumber(written, { ...usePhoneSettings(), extension });
