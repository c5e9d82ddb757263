/**
 * Posts a message and its photos to an address as a form does (multipart/form-data): a field without a value is left out, a
 * ticked checkbox is `on`, and photos are files named `photos`. Resolves after an answer with a status of 200 to 299. Resolves
 * as unconfirmed if the message may have arrived: the answer is a redirect or that of a gateway (502, 504, 520, 524), cannot be
 * read, or does not come within 60 s. Otherwise it rejects, also if no connection is possible, or if the answer is an HTML page
 * or JSON with a `success` or `ok` that is false.
 *
 * @param url Address from `VITE_FORM_URL`. Without it the promise rejects.
 */
export async function postContactMessage(
  url: unknown,
  message: object,
  attached?: { photos: readonly Blob[] },
): Promise<{ isUnconfirmed: true } | undefined> {
  if (typeof url !== 'string' || !url.trim())
    throw new Error('The form cannot send: VITE_FORM_URL is not set. Set it in .env and build again.');
  const address = url.trim();
  const signal = AbortSignal.timeout(60_000);
  const isOffline = !navigator.onLine;
  const response = await fetch(address, {
    method: 'POST',
    body: createBody(message, attached?.photos ?? []),
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal,
  }).catch(async (error: unknown) => {
    // An answer that the page may not read looks like a failed connection, and so does one that is lost on its way.
    if (isOffline || !(signal.aborted || (await mayHaveArrived(address)))) throw error;
    return Response.error();
  });
  if ([0, 502, 504, 520, 524].includes(response.status)) return { isUnconfirmed: true };
  const answer = await response.text().catch(() => '');
  if (response.ok && !isRefusal(answer)) return undefined;
  const reason = response.ok ? 'an answer that is no confirmation' : response.status;
  throw new Error(`The message was not sent: ${address} answered with ${reason}.`);
}

function createBody(message: object, photos: readonly Blob[]): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(message) as [string, string | boolean | null][])
    if (value) body.append(name, value === true ? 'on' : value);
  for (const [index, photo] of photos.entries()) body.append('photos', photo, `photo-${index + 1}.jpg`);
  return body;
}

/** Returns false if the browser cannot connect: an unknown host, a wrong certificate, or a policy that forbids it. */
async function mayHaveArrived(address: string): Promise<boolean> {
  if (!navigator.onLine) return true;
  return fetch(address, { method: 'HEAD', mode: 'no-cors', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
}

function isRefusal(answer: string): boolean {
  if (answer.trimStart().startsWith('<')) return true;
  try {
    const { success, ok } = Object(JSON.parse(answer)) as { success?: unknown; ok?: unknown };
    return [success, ok].some((each) => String(each) === 'false');
  } catch {
    return false;
  }
}
