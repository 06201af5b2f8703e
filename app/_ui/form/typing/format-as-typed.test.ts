import { describe, expect, it } from 'vitest';
import { caretAfter } from './format-as-typed';

describe('caretAfter', () => {
  it('stays behind the same digits', () => {
    expect(caretAfter('1.8', '1.850.000')).toBe(3);
    expect(caretAfter('1850', '1.850')).toBe(5);
    expect(caretAfter('(3001', '(300) 1')).toBe(7);
    expect(caretAfter('', '1.850')).toBe(0);
  });
});
