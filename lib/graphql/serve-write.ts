import type { InputRef, ShapeFromTypeParam, TypeParam } from '@pothos/core';
import type { Actor } from '@/lib/core/actor';
import { calledOnWire, inWireNames } from '@/lib/core/wire-fields';
import { builder } from './builder';
import type { GraphQLContext } from './context';
import type { Fields, GivenTo, ValuesOfFields, Write } from './define-write';
import { present } from './present';
import { argumentsOf, type NamedType, schemaOf, typesOf } from './wire-type';

type Types = typeof builder.$inferSchemaTypes;
type About = Readonly<Record<string, string>>;
type Sent = Readonly<Record<string, unknown>>;

type Words = {
  readonly description?: string;
  /** Of arguments and fields, by their name on the wire; of an input type by its own, of a field of another `Type.field`. */
  readonly about?: About;
};

/** Serves a declared write: its arguments and input types come of the declaration, and so do the names in refusals. */
export function serveWrite<W extends Write, Type extends TypeParam<Types>>(
  write: W,
  type: Type,
  work: (
    actor: Actor,
    given: GivenTo<W>,
    context: GraphQLContext,
  ) => Promise<ShapeFromTypeParam<Types, Type, W['nullable']>>,
  { description, about = {} }: Words = {},
): void {
  const { direct, inInput } = argumentsOf(write);
  const insideOf = insideNames(write, [...direct, ...inInput]);
  const wire = calledOnWire(write.wire);
  const resolve = (_: unknown, args: Sent, context: GraphQLContext) =>
    inWireNames(wire, work(context.actor, insideOf(args) as GivenTo<W>, context));
  builder.mutationField(write.name, (t) => {
    const options = (one: NamedType) => t.arg(optionsOf(one, about, about[one.name]));
    const given = Object.fromEntries(direct.map((one) => [one.name, options(one)]));
    const input = write.input && {
      input: t.arg({ type: inputType(write.input, inInput, about), required: true }),
    };
    return t.field({
      type,
      nullable: write.nullable,
      description,
      args: { ...given, ...input },
      resolve,
    } as never);
  });
}

/** What was sent, by the names of the fields inside. */
function insideNames(write: Write, all: readonly NamedType[]): (args: Sent) => object {
  const inside = new Map(all.map((one) => [one.name, one.inside]));
  const schema = schemaOf(write.fields);
  return ({ input, ...rest }) => {
    const sent = Object.entries({ ...rest, ...(write.input ? (input as object) : { input }) });
    const given = Object.fromEntries(sent.map(([name, value]) => [inside.get(name) ?? name, value]));
    return schema ? present(given, schema) : present(given);
  };
}

function optionsOf({ type: of }: NamedType, about: About, description: string | undefined) {
  const { name, isList, required, object } = of;
  const fields = object && typesOf(object).map(([field, type]) => ({ name: field, inside: field, type }));
  const named = fields ? inputType(name, fields, about, `${name}.`) : name;
  const type = (isList ? [named] : named) as 'String';
  return { type, required, ...(description && { description }) };
}

const made = new Map<string, InputRef<unknown>>();

/** The input type of these fields, for whatever takes it beside its write. */
export const inputTypeOf = <Given extends Fields>(
  name: string,
  fields: Given,
  about: About = {},
): InputRef<ValuesOfFields<Given>> =>
  inputType(
    name,
    typesOf(fields).map(([field, type]) => ({ name: field, inside: field, type })),
    about,
  ) as InputRef<ValuesOfFields<Given>>;

/** The input type of that name, which several writes may share. */
function inputType(name: string, fields: readonly NamedType[], about: About, path = ''): InputRef<unknown> {
  const known = made.get(name);
  if (known) return known;
  const ref = builder.inputType(name, {
    ...(about[name] && { description: about[name] }),
    fields: (t) =>
      Object.fromEntries(
        fields.map((one) => [one.name, t.field(optionsOf(one, about, about[`${path}${one.name}`]))]),
      ),
  });
  made.set(name, ref);
  return ref;
}
