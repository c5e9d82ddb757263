import type { Answer } from './faultProxy.ts';

const json = (status: number, value: unknown): Answer => ({
  kind: 'status',
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const html = (status: number): Answer => ({
  kind: 'status',
  status,
  type: 'text/html; charset=utf-8',
  body: '<!doctype html><html lang="pl"><title>Sieć hotelowa</title><h1>Zaloguj się</h1></html>',
});
const refusal = (status: number, code: string) =>
  json(status, { error: { code: status, message: '', status: code } });

/** Answers that say nothing about whether the message is stored. */
export const troubles: Record<string, Answer> = {
  'a reset connection': { kind: 'reset' },
  silence: { kind: 'silence' },
  'half an answer': { kind: 'truncated' },
  'status 503': refusal(503, 'UNAVAILABLE'),
  'status 500': refusal(500, 'INTERNAL'),
  'status 429': refusal(429, 'RESOURCE_EXHAUSTED'),
  'status 502 with an HTML page': html(502),
  'status 403 with an HTML page': html(403),
  'status 200 with an HTML page': html(200),
  'status 204': { kind: 'status', status: 204, type: 'text/plain', body: '' },
};

/** Answers after which asking again is of no use. */
export const refusals: Record<string, Answer> = {
  'status 400': refusal(400, 'INVALID_ARGUMENT'),
  'status 401': refusal(401, 'UNAUTHENTICATED'),
  'status 403': refusal(403, 'PERMISSION_DENIED'),
  'status 404': refusal(404, 'NOT_FOUND'),
};
