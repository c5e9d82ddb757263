import { type Field, getLimits, getOptionValues } from '../contract/fields.ts';
import { contactPatterns, emailLimits, phoneLimits } from '../contract/patterns.ts';
import { dayPattern } from '../contract/days.ts';
import { toRegexLiteral, toStringLiteral } from './literals.ts';

/** Renders the clause of one field in the rule about a message. */
export function renderCall({ name }: Field): string {
  return `${getFunctionName(name)}(data['${name}'])`;
}

/** Renders the function that validates a value of one field. */
export function renderFunction(field: Field): string {
  const { kind, name, required } = field;
  const clauses = getClauses(field);
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
  return `    function ${getFunctionName(name)}(value) {\n${body}\n    }`;
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
      // The pattern requires more digits than the minimum length.
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
        [`value.matches(${toRegexLiteral(contactPatterns.email)})`, 'shape'],
      ];
    default: {
      const { min, max } = getLimits(field);
      return [
        ['value is string', 'type'],
        [min === 1 ? `value.size() <= ${max}` : `value.size() >= ${min} && value.size() <= ${max}`, 'length'],
        [field.multiline ? 'isLines(value)' : 'isLine(value)', 'characters'],
        ['isVisible(value)', 'visible'],
      ];
    }
  }
}
