import { defineSecret, defineString } from 'firebase-functions/params';
import { functionSettings } from './parseSettings.ts';

export const smtpUrl = defineSecret('SMTP_URL');
// The Firebase CLI asks for each parameter, even for one with a default, and fails without a terminal.
for (const [name, { description, ...setting }] of Object.entries(functionSettings))
  if ('isRequired' in setting) defineString(name, { description });

/** Returns a setting without blanks at its ends. */
export const get = (name: keyof typeof functionSettings): string => process.env[name]?.trim() ?? '';

/** Reads an optional setting. Adds the reason to the problems and returns undefined if it is wrong. */
export function readOptional<Value>(problems: string[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    problems.push((error as Error).message);
    return undefined;
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
