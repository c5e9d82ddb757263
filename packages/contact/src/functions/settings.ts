import { defineSecret, defineString } from 'firebase-functions/params';
import { functionSettings, parseCap, parseConfirmation } from './parseSettings.ts';
import type { DeliveryLimits } from '../deliver/delivery.ts';

const define = (name: keyof typeof functionSettings) => defineString(name, functionSettings[name]);

export const smtpUrl = defineSecret('SMTP_URL');
export const mailTo = define('MAIL_TO');
export const mailFrom = define('MAIL_FROM');
const mailCapPerHour = define('MAIL_CAP_PER_HOUR');
export const notifyUrl = define('NOTIFY_URL');
export const notifyFormat = define('NOTIFY_FORMAT');
const confirmToVisitor = define('CONFIRM_TO_VISITOR');
export const canaryTo = define('CANARY_TO');
export const webApiKey = define('WEB_API_KEY');
export const webAppId = define('WEB_APP_ID');
export const siteUrl = define('SITE_URL');

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
  const capPerHour = parseCap(mailCapPerHour.value());
  return capPerHour === undefined ? {} : { capPerHour };
}

/** @throws Error if the setting is neither on nor off, or on without App Check. */
export const readConfirmation = (): boolean => parseConfirmation(confirmToVisitor.value(), webAppId.value());
