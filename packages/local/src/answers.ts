import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from './problem.ts';
import { host, project, type Ports } from './ports.ts';
import type { Program } from './processes.ts';

/** Returns when every part of a stack answers. */
export async function untilAllAnswer(
  programs: readonly Program[],
  ports: Ports,
  parts: { firestore: boolean },
): Promise<void> {
  const mailbox = `http://${host}:${ports.mailbox}/email`;
  const site = `http://${host}:${ports.hosting}/`;
  await Promise.all([
    untilAnswers(programs, 'the mailbox', mailbox, (status) => status === 200),
    untilAnswers(programs, 'the site', site, (status) => status < 500),
    ...(parts.firestore ? [untilBackEndAnswers(programs, ports)] : []),
  ]);
}

async function untilBackEndAnswers(programs: readonly Program[], ports: Ports): Promise<void> {
  const documents = `http://${host}:${ports.firestore}/v1/projects/${project}/databases/(default)/documents`;
  // Reading is forbidden to everybody. Rules that do not compile make every answer a 400.
  await untilAnswers(programs, 'Firestore', `${documents}/contact_messages/warm-up`, (status, body) => {
    if (status === 400) throw new Problem(`firestore.rules cannot be used:\n  ${reasonIn(body)}`);
    return status === 403 || status === 404;
  });
  const triggers = `http://${host}:${ports.functions}/backends`;
  await untilAnswers(programs, 'the functions', triggers, (status, body) => {
    const emulators = programs.at(-1);
    const failure = /functions: (Failed to load function definition.*|.*Your function was killed.*)/.exec(
      emulators?.output() ?? '',
    );
    if (failure) throw new Problem(`The functions could not be loaded.\n${lastLines(emulators)}`);
    return status === 200 && body.includes('sendContactEmail');
  });
}

function reasonIn(body: string): string {
  try {
    return (JSON.parse(body) as { error: { message: string } }).error.message;
  } catch {
    return body.slice(0, 500);
  }
}

/** Asks again until the answer satisfies; gives up after ten minutes, or when a part has ended. */
async function untilAnswers(
  programs: readonly Program[],
  name: string,
  url: string,
  satisfies: (status: number, body: string) => boolean,
): Promise<void> {
  const deadline = Date.now() + 600_000;
  while (Date.now() < deadline) {
    const ended = programs.find((program) => !program.isRunning());
    if (ended) throw new Problem(`${ended.name} ended while it was starting.\n${lastLines(ended)}`);
    const answer = await ask(url);
    if (answer && satisfies(answer.status, answer.body)) return;
    await delay(150);
  }
  throw new Problem(`Gave up waiting for ${name} at ${url}.\n${lastLines(programs.at(-1))}`);
}

async function ask(url: string): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(60_000) });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}

export function lastLines(program: Program | undefined): string {
  const lines = (program?.output() ?? '').split('\n').filter((line) => line.trim());
  return lines
    .slice(-8)
    .map((line) => `  | ${line}`)
    .join('\n');
}
