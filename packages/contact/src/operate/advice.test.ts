import { expect, test } from 'vitest';
import { explainError, findFaults, getAdvice } from './advice.ts';

test('each kind of error has advice of its own', () => {
  const codes = ['EDNS', 'ETLS', 'ECONNECTION', 'EAUTH', 'smtp-451', 'smtp-539', 'no try yet', 'internal'];
  expect(new Set(codes.map(getAdvice)).size).toBe(codes.length);
  expect(['ESOCKET', 'ETIMEDOUT', 'EABORT'].map(getAdvice)).toEqual(Array(3).fill(getAdvice('ECONNECTION')));
  expect(getAdvice('smtp-538')).toBe(getAdvice('EAUTH'));
});

const now = 1e9;
const ago = (minutes: number) => now - minutes * 60_000;

test.each([
  [{}, false, ''],
  [{ ranAt: ago(16) }, false, 'The sweep does not run'],
  [{ ranAt: null, sentAt: null }, false, 'The sweep does not run'],
  [{ sentAt: ago(16) }, false, 'The canary is late'],
  [{ sentAt: ago(16) }, true, ''],
  [{ sentAt: ago(16), arrivedAt: null }, false, 'The canary is late'],
  [{ sentAt: ago(119), arrivedAt: ago(118) }, false, ''],
  [{ sentAt: ago(121), arrivedAt: ago(120) }, false, 'The canary was not sent for two hours'],
  [{ lost: 'smtp-550' }, false, 'The canary did not arrive (smtp-550)'],
])('after %j, form closed %s, the fault is "%s"', (changed, isClosed, fault) => {
  const runs = { ranAt: ago(14), sentAt: ago(14), arrivedAt: ago(70), ...changed };
  expect(findFaults(runs, isClosed, now).map((text) => text.split(':')[0])).toEqual(fault ? [fault] : []);
});

test.each([
  [{ message: 'Could not load the default credentials.' }, 'Run "gcloud auth application-default login"'],
  [{ message: '7 PERMISSION_DENIED' }, 'Ask for the role "Cloud Datastore User".'],
  [{ message: 'No.', code: 7 }, 'Ask for the role "Cloud Datastore User".\n(No.)'],
  [{ message: 'busy', code: 14 }, 'Firestore refused: busy'],
])('the error %j is explained', (error, text) => {
  expect(explainError(error)).toContain(text);
});
