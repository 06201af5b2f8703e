import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Write } from '@/lib/graphql/define-write';

const lib = path.join(import.meta.dirname, '../..');

const isWrite = (value: unknown): value is Write =>
  typeof value === 'object' && value !== null && 'fields' in value && 'answer' in value;

/** What the files `writes.ts` declare, by the names of their constants, of which no two are alike. */
export async function declaredWrites(): Promise<ReadonlyMap<string, Write>> {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)writes\.ts$/.test(file),
  );
  const found = new Map<string, Write>();
  for (const file of files) {
    const declared: Record<string, unknown> = await import(path.join(lib, file));
    for (const [name, value] of Object.entries(declared)) {
      if (!isWrite(value)) throw new Error(`${file}: ${name} is no write`);
      if (found.has(name)) throw new Error(`${file}: ${name} is declared elsewhere too`);
      found.set(name, value);
    }
  }
  return found;
}
