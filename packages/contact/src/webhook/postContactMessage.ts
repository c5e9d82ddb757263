/**
 * Posts a message and its photos to an address as a form does (multipart/form-data): a field without a value is left out, a
 * ticked checkbox is `on`, and photos are files named `photos`. Resolves after an answer with a status of 200 to 299. Resolves
 * as unconfirmed if the message may have arrived: the answer is a redirect or that of a gateway (502, 504, 520, 524), cannot be read, or
 * does not come within 60 s. Otherwise it rejects.
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
  const body = new FormData();
  for (const [name, value] of Object.entries(message) as [string, string | boolean | null][])
    if (value) body.append(name, value === true ? 'on' : value);
  for (const [index, photo] of attached?.photos.entries() ?? [])
    body.append('photos', photo, `photo-${index + 1}.jpg`);
  const isOffline = !navigator.onLine;
  const response = await fetch(url.trim(), {
    method: 'POST',
    body,
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  }).catch((error: unknown) => {
    // Without CORS the answer cannot be read, and looks like a lost connection.
    if (isOffline) throw error;
    return Response.error();
  });
  if (response.ok) return undefined;
  if ([0, 502, 504, 520, 524].includes(response.status)) return { isUnconfirmed: true };
  throw new Error(`The message was not sent: ${url} answered with ${response.status}.`);
}
