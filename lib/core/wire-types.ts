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

/** What `sentAs` said of it. */
export const sentType = (schema: object): string | undefined => TYPES.get(schema);
