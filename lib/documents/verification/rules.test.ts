import { expect, test } from 'vitest';
import { groupedCode, maskedName, readVerificationCode } from './rules';

test.each([
  ['K3MQ-7WXA-90TB', 'K3MQ7WXA90TB'],
  [' k3mq 7wxa–90tb.', 'K3MQ7WXA90TB'],
  ['K3MQ-7WXA-9OIL', 'K3MQ7WXA9011'],
  ['K3MQ-7WXA-90T', null],
  ['K3MQ-7WXA-90TBB', null],
  ['K3MQ-7WXA-90TU', null],
  ['K3MQ-7WXA-90T!', null],
  ['', null],
])('%s is read as %s', (typed, code) => {
  expect(readVerificationCode(typed)).toBe(code);
  if (code) expect(readVerificationCode(groupedCode(code))).toBe(code);
});

test('it is printed in groups of four', () => {
  expect(groupedCode('K3MQ7WXA90TB')).toBe('K3MQ-7WXA-90TB');
});

test.each([
  ['Vale Ruiz', 'V••• R•••'],
  ['  Ana   D ', 'A•• D'],
  ['Maximiliano', 'M••••••••'],
  ['', ''],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
