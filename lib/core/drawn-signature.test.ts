import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDrawing, isSignature } from './drawn-signature';

const stroke = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');

const line = (count: number, step: number) =>
  stroke(Array.from({ length: count }, (_, index) => [10 + index * step, 20]));

test.each([
  ['one touch', 'M171 103 L172 103', false],
  [
    'many touches, far apart',
    Array.from({ length: 20 }, (_, i) => `M${i * 30} 9 L${i * 30 + 1} 9`).join(' '),
    false,
  ],
  [
    'the same two points to and fro',
    Array.from({ length: 20 }, (_, i) => `${i ? 'L' : 'M'}${(i % 2) * 90} 9`).join(' '),
    false,
  ],
  ['a long line of seven points', line(7, 50), false],
  [
    'eight points, 59 units',
    stroke([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [59, 0],
    ]),
    false,
  ],
  [
    'eight points, 60 units',
    stroke([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [5, 0],
      [6, 0],
      [60, 0],
    ]),
    true,
  ],
  [
    'two strokes',
    `${line(4, 10)} ${stroke([
      [50, 60],
      [60, 70],
      [70, 60],
      [90, 60],
    ])}`,
    true,
  ],
  ['outside of the field', stroke(Array.from({ length: 9 }, (_, index) => [600 + index * 20, 9])), false],
  ['nothing', '', false],
])('%s', (_what, path, expected) => {
  expect(isSignature(path)).toBe(expected);
});

test('only moves and lines between whole numbers of the field are a drawing', () => {
  for (const path of [
    'M1 1',
    'M1 1 C2 2',
    'M1.5 1 L2 2',
    'M-1 1 L2 2',
    'M1 1 L601 1',
    'M1 1 L1 201',
    'M1 1  L2 2',
  ]) {
    expect(isDrawing(path), path).toBe(false);
  }
  expect(isDrawing('M0 0 L600 200')).toBe(true);
});

test('any text is read, and a longer path of a signature is one too', () => {
  fc.assert(fc.property(fc.string(), (text) => !isSignature(text) || isDrawing(text)));
  const point = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 200 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 60 }), point, (points, more) => {
      const path = stroke(points);
      return !isSignature(path) || isSignature(`${path} L${more[0]} ${more[1]}`);
    }),
  );
});
