import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { maskConsole } from './mask-console';

const { error, warn } = console;
afterEach(() => Object.assign(console, { error, warn }));

test('what Next prints of a failed statement holds no parameter, however deep it lies', () => {
  const printed = vi.fn();
  console.error = printed;
  maskConsole();
  const cause = new Error('relation "clients" does not exist');
  const failed = new DrizzleQueryError('select * from clients where name = $1', ['Juana Secreta'], cause);
  console.error('⨯', failed);
  console.error(new Error('page failed', { cause: new Error('within', { cause: failed }) }));
  console.error(new Error('another thing'), { digest: '1' });
  const said = JSON.stringify(printed.mock.calls.map((call) => call.map(String)));
  expect(said).not.toContain('Juana');
  expect(said).toContain('relation \\"clients\\" does not exist');
  expect(said).toContain('another thing');
  expect(printed).toHaveBeenCalledTimes(3);
});
