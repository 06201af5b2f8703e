import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const EXAMPLES = 'lib/quotations/pricing/testing/examples.json';
const run = (file: string, input = '') =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/price.ts', file], { input, encoding: 'utf8' });

describe('npm run price', () => {
  it('prices the objects of a file', () => {
    const examples: {
      quotation: Record<string, unknown>;
      derived: unknown;
      quotationTypeTalents: unknown;
    }[] = JSON.parse(readFileSync(EXAMPLES, 'utf8'));
    const { stdout, stderr, status } = run(EXAMPLES);
    expect([stderr, status]).toEqual(['', 0]);
    const results: Record<string, unknown>[] = JSON.parse(stdout);
    expect(results).toHaveLength(examples.length);
    for (const [index, { quotation, derived, quotationTypeTalents }] of examples.entries()) {
      const { taxSnapshot, ...figures } = results[index] ?? {};
      // The examples name the calculator that wrote them; their figures are those of this one.
      const priced = { ...quotation, calcVersion: 'quote-calc/2' };
      expect(figures).toEqual({ quotation: priced, derived, quotationTypeTalents });
      expect(taxSnapshot).toMatchObject({ calcVersion: 'quote-calc/2', fxRate: '1' });
    }
  });

  it('tells bad input in one line of Spanish', () => {
    const [example] = JSON.parse(readFileSync(EXAMPLES, 'utf8'));
    const [line] = example.inputs.lines;
    const half = { ...example.inputs, lines: [{ ...line, budget: 0.5 }] };
    const { stdout, stderr, status } = run('-', JSON.stringify(half));
    expect({ stdout, stderr, status }).toEqual({
      stdout: '',
      stderr: 'Error: lines[0].budget: debe ser un número entero\n',
      status: 1,
    });
  });
});
