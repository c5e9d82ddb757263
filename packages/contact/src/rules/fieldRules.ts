import { type Field, getLengthLimits, getOptionValues } from '../contract/fields.ts';
import { emailLimits, emailPattern } from '../contract/email.ts';
import { contactPatterns, phoneLimits } from '../contract/patterns.ts';
import { dayPattern } from '../contract/days.ts';

export function renderCall({ name }: Field): string {
  return `${getFunctionName(name)}(data['${name}'])`;
}

export function renderFunction(field: Field): string {
  const { kind, name, required } = field;
  const clauses = getClauses(field).map(([condition, label], index, { length }) => {
    return `${condition}${index < length - 1 ? ' &&' : ';'} // [${name} ${label}]`;
  });
  if (!required && kind !== 'checkbox') clauses.unshift(`value == null || // [${name} optional]`);
  return `    function ${getFunctionName(name)}(value) {\n      return ${clauses.join('\n        ')}\n    }`;
}

function getFunctionName(name: string): string {
  return `is${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Returns the conditions of a valid value, each with its label. */
function getClauses(field: Field): readonly (readonly [condition: string, label: string])[] {
  switch (field.kind) {
    case 'checkbox':
      return field.required ? [['value == true', 'ticked']] : [['value is bool', 'type']];
    case 'choice':
      return [[`value in [${getOptionValues(field).map(toStringLiteral).join(', ')}]`, 'options']];
    case 'date':
      return [
        ['value is string', 'type'],
        [`value.matches(${toRegexLiteral(dayPattern)})`, 'shape'],
        ...(field.min ? ([[`value >= ${toStringLiteral(field.min)}`, 'earliest']] as const) : []),
        ...(field.max ? ([[`value <= ${toStringLiteral(field.max)}`, 'latest']] as const) : []),
      ];
    case 'phone':
      return [
        ['value is string', 'type'],
        [`value.size() <= ${phoneLimits.max}`, 'length'],
        [`value.matches(${toRegexLiteral(contactPatterns.phone)})`, 'digits'],
      ];
    case 'email':
      // It becomes the Reply-To of an e-mail. Dot-atoms and a domain need no quoting there.
      return [
        ['value is string', 'type'],
        [`value.size() <= ${emailLimits.max}`, 'length'],
        [`value.matches(${toRegexLiteral(emailPattern)})`, 'shape'],
      ];
    default: {
      const { min, max } = getLengthLimits(field);
      return [
        ['value is string', 'type'],
        [min === 1 ? `value.size() <= ${max}` : `value.size() >= ${min} && value.size() <= ${max}`, 'length'],
        [field.multiline ? 'isLines(value)' : 'isLine(value)', 'characters'],
        ['isVisible(value)', 'visible'],
      ];
    }
  }
}

/** Returns a pattern as a string literal of the rules, with RE2's escapes. */
export function toRegexLiteral(pattern: string): string {
  const escaped = pattern.replace(/\\u\{/g, String.raw`\x{`).replaceAll('\\', '\\\\');
  return escaped.includes("'") ? `"${escaped}"` : `'${escaped}'`;
}

function toStringLiteral(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
