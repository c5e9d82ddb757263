import type { FaultyResponse } from './faultProxy.ts';

const json = (status: number, value: unknown): FaultyResponse => ({
  kind: 'status',
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (status: number): FaultyResponse => ({
  kind: 'status',
  status,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="pl"><title>Sieć hotelowa</title><h1>Zaloguj się</h1></html>',
});
const refusal = (status: number, code: string) =>
  json(status, { error: { code: status, message: '', status: code } });

/** Responses after which it is unknown whether the message is stored. */
export const troubles: Record<string, FaultyResponse> = {
  'a reset connection': { kind: 'reset' },
  silence: { kind: 'silence' },
  'half a response': { kind: 'truncated' },
  'status 503': refusal(503, 'UNAVAILABLE'),
  'status 500': refusal(500, 'INTERNAL'),
  'status 429': refusal(429, 'RESOURCE_EXHAUSTED'),
  'status 502 with an HTML page': html(502),
  'status 403 with an HTML page': html(403),
  'status 200 with an HTML page': html(200),
  'status 204': { kind: 'status', status: 204, type: 'text/plain', body: '' },
};

/** Responses after which a retry cannot succeed. */
export const refusals: Record<string, FaultyResponse> = {
  'status 400': refusal(400, 'INVALID_ARGUMENT'),
  'status 401': refusal(401, 'UNAUTHENTICATED'),
  'status 403': refusal(403, 'PERMISSION_DENIED'),
  'status 404': refusal(404, 'NOT_FOUND'),
};
