import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { expectedError, unavailableBy } from './database-errors';

function refusal(code: string, message: string, detail?: string): Error {
  const error = new DatabaseError(message, message.length, 'error');
  error.code = code;
  error.detail = detail;
  // As drizzle passes it on.
  return new Error('Failed query: select 1', { cause: error });
}

describe('what PgBouncer says itself while PostgreSQL is away', () => {
  test.each([
    'server login has been failing, try again later (server_login_retry)',
    'server login has been failing, cached error: connect failed (server_login_retry)',
    'server login failed: FATAL the database system is shutting down',
    'pgbouncer cannot connect to server',
    'query_wait_timeout',
    'pooler error: query_wait_timeout',
    'client_login_timeout (server down)',
    'server conn crashed?',
    'server DNS lookup failed',
    'query timeout',
    'no more connections allowed (max_client_conn)',
    'pgbouncer is shutting down',
  ])('«%s» passes', (message) => {
    expect(unavailableBy(refusal('08P01', message))).toMatchObject({
      code: 'UNAVAILABLE',
      messageKey: 'errors.unavailable',
    });
  });
});

test.each([
  ['08P01', 'invalid message format'],
  ['08P01', 'bind message supplies 1 parameters, but prepared statement "a" requires 2'],
  ['42601', 'syntax error at or near "timeout"'],
])('%s «%s» is a fault of ours', (code, message) => {
  const error = refusal(code, message);
  expect(unavailableBy(error)).toBe(error);
});

describe('a value that refers to nothing', () => {
  const told = (detail?: string) =>
    expectedError(refusal('23503', 'violates foreign key constraint', detail));

  test('is told at the field that is called as its column', () => {
    expect(told('Key (residence_city_id)=(99999) is not present in table "cities".')).toMatchObject({
      code: 'INVALID',
      fields: { residenceCityId: 'errors.unknownValue' },
    });
  });

  test.each([
    undefined,
    'Key (id)=(1) is still referenced from table "events".',
    'Key (a, b)=(1, 2) is not present.',
  ])('is told without one where PostgreSQL says %j', (detail) =>
    expect(told(detail)).toMatchObject({ code: 'INVALID', fields: {} }),
  );
});
