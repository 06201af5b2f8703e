const TYPES = new WeakMap<object, string>();

/**
 * A schema whose values go by that type of the wire, where the schema alone does not tell: Money, DateTime, an enum, an
 * input type. What is made of it afterwards by a check is another schema.
 */
/* @__NO_SIDE_EFFECTS__ */
export function sentAs<Schema extends object>(type: string, schema: Schema): Schema {
  TYPES.set(schema, type);
  return schema;
}

declare const LISTED: unique symbol;
/** A type of the wire with the values that it has. */
export type Listed<Type extends string, Value> = Type & { readonly [LISTED]: Value };

/** An enum of the wire by its type, `GivenRole!`, and the values that it lists. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const Type extends string, Value extends string>(
  type: Type,
  _values: readonly Value[],
): Listed<Type, Value> {
  return type as Listed<Type, Value>;
}

/** An input type of plain values by its type where it stands, `[StopInput!]!`, and its fields. */
export type Nested<Type extends string = string, Fields = unknown> = {
  readonly type: Type;
  readonly fields: Fields;
};

/** What is given of an input type, each field by its type on the wire. */
/* @__NO_SIDE_EFFECTS__ */
export function withFields<const Type extends string, const Fields>(
  type: Type,
  fields: Fields,
): Nested<Type, Fields> {
  return { type, fields };
}

/** What `sentAs` said of it. */
export const sentType = (schema: object): string | undefined => TYPES.get(schema);
