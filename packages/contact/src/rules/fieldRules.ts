import { type Field, limitsOf, optionValues } from '../contract/extraFields.ts';
import { contactPatterns, emailLimits, phoneLimits } from '../contract/patterns.ts';
import { dayPattern } from './dayPattern.ts';
import { regex, text } from './literals.ts';

/** Returns the clause about one field in the rule about a message. */
export function checkOf({ name }: Field): string {
  return `${functionName(name)}(data['${name}'])`;
}

/** Returns the function that checks a value of one field. */
export function functionOf(field: Field): string {
  const { kind, name, required } = field;
  const clauses = clausesOf(field);
  const optional = !required && kind !== 'checkbox';
  const lines = clauses.map(([condition, label], index) => {
    const isLast = index === clauses.length - 1;
    return [`${condition}${isLast ? '' : ' &&'}`, `// [${name} ${label}]`] as const;
  });
  const body = optional
    ? `      return value == null || // [${name} optional]
        (
${lines.map(([condition, label]) => `          ${condition} ${label}`).join('\n')}
        );`
    : lines
        .map(([condition, label], index) => {
          const start = index === 0 ? '      return ' : '        ';
          return `${start}${condition}${index === lines.length - 1 ? ';' : ''} ${label}`;
        })
        .join('\n');
  return `    function ${functionName(name)}(value) {\n${body}\n    }`;
}

function functionName(name: string): string {
  return `is${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Returns what must be true of a value, and the label of each clause. */
function clausesOf(field: Field): readonly (readonly [condition: string, label: string])[] {
  switch (field.kind) {
    case 'checkbox':
      return field.required ? [['value == true', 'ticked']] : [['value is bool', 'type']];
    case 'choice':
      return [[`value in [${optionValues(field).map(text).join(', ')}]`, 'options']];
    case 'date':
      return [
        ['value is string', 'type'],
        [`value.matches(${regex(dayPattern)})`, 'shape'],
        ...(field.min ? ([[`value >= ${text(field.min)}`, 'earliest']] as const) : []),
        ...(field.max ? ([[`value <= ${text(field.max)}`, 'latest']] as const) : []),
      ];
    case 'phone':
      // The digits are at least as many as the lower limit of the length.
      return [
        ['value is string', 'type'],
        [`value.size() <= ${phoneLimits.max}`, 'length'],
        [`value.matches(${regex(contactPatterns.phone)})`, 'digits'],
      ];
    case 'email':
      // It becomes the Reply-To of an e-mail: dot-atoms and a domain need no quotes there and forge no header.
      return [
        ['value is string', 'type'],
        [`value.size() <= ${emailLimits.max}`, 'length'],
        [`value.matches(${regex(contactPatterns.email)})`, 'shape'],
      ];
    default: {
      const { min, max } = limitsOf(field);
      return [
        ['value is string', 'type'],
        [min === 1 ? `value.size() <= ${max}` : `value.size() >= ${min} && value.size() <= ${max}`, 'length'],
        [field.multiline ? 'isLines(value)' : 'isLine(value)', 'characters'],
        ['isVisible(value)', 'visible'],
      ];
    }
  }
}
