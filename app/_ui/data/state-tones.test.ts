import { describe, expect, it } from 'vitest';
import * as states from '@/lib/core/states';
import words from '@/lib/i18n/messages/es/states.json';
import { stateTone } from './state-tones';

const groups = Object.values(states).filter((group) => !Array.isArray(group)) as Record<string, number>[];
const ids = groups.flatMap((group) => Object.values(group));

describe('states', () => {
  it('all have a word, and no word is left over', () => {
    expect(Object.keys(words).map(Number).sort()).toEqual([...ids].sort());
  });

  it('[1.2.10/state borders] keep the specification’s colours for photos', () => {
    expect([81, 82, 83, 84].map(stateTone)).toEqual(['yellow', 'green', 'red', 'gray']);
  });

  it('are gray only where that was decided', () => {
    expect(ids.filter((id) => stateTone(id) === 'gray').sort((a, b) => a - b)).toEqual([
      21, 32, 36, 38, 42, 53, 61, 65, 84,
    ]);
  });
});
