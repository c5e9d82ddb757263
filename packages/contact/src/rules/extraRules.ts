import { type ExtraField, limitsOf } from '../contract/extraFields.ts';
import { dayPattern } from './dayPattern.ts';
import { regex, text } from './literals.ts';

/** The clause about one further field in the rule about a message. */
export function checkOf({ name }: ExtraField): string {
  return `${functionName(name)}(data['${name}'])`;
}

/** The function that judges a value of one further field. */
export function functionOf(field: ExtraField): string {
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
  return `isExtra${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** What must be true of a value that is there, and what each clause is called. */
function clausesOf(field: ExtraField): readonly (readonly [condition: string, label: string])[] {
  switch (field.kind) {
    case 'checkbox':
      return field.required ? [['value == true', 'ticked']] : [['value is bool', 'type']];
    case 'choice':
      return [[`value in [${field.options.map(text).join(', ')}]`, 'options']];
    case 'date':
      return [
        ['value is string', 'type'],
        [`value.matches(${regex(dayPattern)})`, 'shape'],
        ...(field.min ? ([[`value >= ${text(field.min)}`, 'earliest']] as const) : []),
        ...(field.max ? ([[`value <= ${text(field.max)}`, 'latest']] as const) : []),
      ];
    default: {
      const { min, max } = limitsOf(field);
      return [
        ['value is string', 'type'],
        [`value.size() >= ${min} && value.size() <= ${max}`, 'length'],
        [field.multiline ? 'isLines(value)' : 'isLine(value)', 'characters'],
        ['isVisible(value)', 'visible'],
      ];
    }
  }
}
