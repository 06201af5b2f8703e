import type { ZodMiniType } from 'zod/mini';

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, ZodMiniType>>;
  readonly innerType?: ZodMiniType;
  readonly element?: ZodMiniType;
  readonly options?: readonly ZodMiniType[];
  readonly in?: ZodMiniType;
  readonly values?: readonly unknown[];
};

type Fill = (text: string) => unknown;

const definitionOf = (schema: ZodMiniType) => schema._zod.def as unknown as Definition;

/**
 * Ways to fill a schema with one text, each by a function of the text: an object whose every field is that text, one
 * for each choice of a union; what has a fixed value (the word that chooses) keeps it, a list has one entry.
 */
export function fillWith(schema: ZodMiniType): readonly Fill[] {
  const { type, shape, innerType, element, options, in: input, values } = definitionOf(schema);
  if (shape) return [fillObject(shape)];
  if (innerType) return fillWith(innerType);
  if (input) return fillWith(input);
  if (options) return options.flatMap(fillWith);
  if (element) return fillWith(element).map((fill) => (text) => [fill(text)]);
  if (type === 'literal' && values) return [() => values[0]];
  return [(text) => text];
}

function fillObject(shape: Readonly<Record<string, ZodMiniType>>): Fill {
  const fields = Object.entries(shape).map(([name, field]) => [name, fillWith(field)[0]] as const);
  return (text) => Object.fromEntries(fields.map(([name, fill]) => [name, fill?.(text)]));
}
