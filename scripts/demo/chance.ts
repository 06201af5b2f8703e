import { createHash } from 'node:crypto';

export type Chance = {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(values: readonly T[]): T;
  /** `count` different values in a shuffled order; all of them when there are fewer. */
  some<T>(values: readonly T[], count: number): T[];
  /** True in `percent` of a hundred cases. */
  odds(percent: number): boolean;
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A dice cup that always rolls the same for the same seed, so that the demo is the same on every machine. */
export function chance(seed: string): Chance {
  let state = digest(seed).readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <T>(values: readonly T[], count: number) => {
    const rest = [...values];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(int(0, rest.length - 1), 1),
    ).flat();
  };
  const pick = <T>(values: readonly T[]): T => {
    const value = values[int(0, values.length - 1)];
    if (value === undefined) throw new Error('pick needs at least one value');
    return value;
  };
  return { int, pick, some, odds: (percent) => next() * 100 < percent };
}

/** The id of a demo row: a well-formed UUID v4 that is always the same for the same name. */
export function demoId(name: string): string {
  const bytes = digest(`elenco-demo:${name}`).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
