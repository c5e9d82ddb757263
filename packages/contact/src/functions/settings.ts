import { defineSecret, defineString } from 'firebase-functions/params';
import { functionSettings, parseCap, parseConfirmation } from './parseSettings.ts';
import type { DeliveryLimits } from '../deliver/delivery.ts';

export const smtpUrl = defineSecret('SMTP_URL');
const params = new Map(
  Object.entries(functionSettings).map(([name, options]) => [name, defineString(name, options)]),
);

/** Returns a setting without blanks at its ends. */
export const get = (name: keyof typeof functionSettings): string => params.get(name)?.value().trim() ?? '';

/** Reads an optional setting. Adds the reason to the problems and returns the fallback if it is wrong. */
export function readOptional<Value>(problems: string[], read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch (error) {
    problems.push((error as Error).message);
    return fallback;
  }
}

/** Runs code whose errors name its options. They begin with the names of the settings instead. */
export function nameSettings<Value>(names: string, create: () => Value): Value {
  try {
    return create();
  } catch (error) {
    throw new Error(`${names}: ${(error as Error).message}`, { cause: error });
  }
}

/** @throws Error if the cap is wrong. */
export function readLimits(): Partial<DeliveryLimits> {
  const capPerHour = parseCap(get('MAIL_CAP_PER_HOUR'));
  return capPerHour === undefined ? {} : { capPerHour };
}

/** @throws Error if the setting is neither on nor off, or on without App Check. */
export const readConfirmation = (): boolean =>
  parseConfirmation(get('CONFIRM_TO_VISITOR'), get('WEB_APP_ID'));
