import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentContrast, hoverShade, isAccent, isReadable, LEAST_CONTRAST, readableShade } from './accent';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('an accent', () => {
  it('is six digits in lower case', () => {
    expect(['#8f1d3f', '#000000'].every(isAccent)).toBe(true);
    for (const wrong of ['', '8f1d3f', '#8F1D3F', '#fff', '#8f1d3f;color:red', 'red']) {
      expect(isAccent(wrong), wrong).toBe(false);
    }
  });

  it('is read by its contrast with the ground of a page', () => {
    expect(accentContrast('#000000')).toBeCloseTo(19.26, 1);
    expect(isReadable('#8f1d3f')).toBe(true);
    expect(isReadable('#e5a000')).toBe(false);
  });

  it('has a readable shade, which is itself where it can be read', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        const shade = readableShade(colour);
        expect(isAccent(shade)).toBe(true);
        expect(accentContrast(shade)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
        if (isReadable(colour)) expect(shade).toBe(colour);
        expect(isReadable(hoverShade(shade))).toBe(true);
      }),
    );
  });
});
