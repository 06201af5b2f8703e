import type { ZodMiniType } from 'zod/mini';
import { AppError } from '@/lib/core/errors';
import { parseInput } from './parse-input';

type OnFile = Readonly<Record<string, unknown>>;

/**
 * Reads the input of a change as `parseInput` does. What is refused and is what stands `onFile`, by the names of the input,
 * stays as it is: a value of before, which new ones may not be any more, does not hold up other changes. Throws INVALID.
 */
export async function parseChange<Output extends object>(
  schema: ZodMiniType<Output>,
  input: object,
  onFile: () => Promise<OnFile | undefined>,
): Promise<Output> {
  try {
    return parseInput(schema, input);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INVALID' || error.fields.id || error.fields.clientId)
      throw error;
    const before = (await onFile()) ?? {};
    const given: OnFile = { ...input };
    const same = Object.keys(error.fields).filter(
      (name) => isKept(before[name]) && before[name] === given[name],
    );
    if (same.length === 0) throw error;
    const rest = Object.entries(given).filter(([name]) => !same.includes(name));
    const kept = Object.fromEntries(same.map((name) => [name, before[name]]));
    return { ...parseInput(schema, Object.fromEntries(rest)), ...kept };
  }
}

const isKept = (value: unknown): boolean => typeof value === 'string' && value !== '';
