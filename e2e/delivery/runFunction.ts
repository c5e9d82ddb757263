import { declaredParams } from 'firebase-functions/params';

/**
 * Runs a built function in a process of its own: `runFunction.ts NAME [MESSAGE_ID]`. Without a name it prints what the
 * Firebase CLI reads of each function and of the settings.
 */
interface BuiltFunction {
  __endpoint: unknown;
  run(event: unknown): Promise<unknown>;
}

const built = new URL('../../functions/lib/index.js', import.meta.url).href;
const functions = (await import(built)) as Record<string, BuiltFunction>;
const [, , name, id] = process.argv;

if (name === undefined) {
  const endpoints = Object.entries(functions).map(([key, { __endpoint }]) => [key, __endpoint]);
  const settings = declaredParams.map((param) => (param as { toSpec?: () => unknown }).toSpec?.());
  console.log(JSON.stringify({ ...Object.fromEntries(endpoints), settings }));
} else {
  await functions[name]?.run({ params: { id } }).catch(() => {
    process.exitCode = 1;
  });
  console.log(JSON.stringify({ megabytes: Math.round(process.resourceUsage().maxRSS / 1024) }));
  // Firestore's connection would keep it running.
  process.exit();
}
