interface Parameters {
  docs?: { source?: { code?: string } };
}

/** Returns the code of a story as a module: with its imports, and without what only a story has. */
export function completeCode({ docs }: Parameters): string {
  const { code = '' } = docs?.source ?? {};
  if (code.includes('import ')) return code;
  const jsx = code
    .replaceAll(/\bdrawings\.(\w+)/g, "'/$1.svg'")
    .replaceAll(/\bfn(<\w+>)?\(\)/g, '() => {}')
    .replaceAll(/\bfn(<\w+>)?\((async \(\) => \{\})\)/g, '$2');
  const components = new Set([...jsx.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name));
  return `import { ${[...components].join(', ')} } from '@tarcza/ui';\n\nexport ${jsx}`;
}
