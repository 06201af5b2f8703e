import { type GraphQLFieldResolver, GraphQLInt, type GraphQLSchema } from 'graphql';
import { type Edit, havingSeen } from '@/lib/platform/seen-revision';
import type { GraphQLContext } from './context';

const DESCRIPTION =
  'The revision on which this change is based, 0 for none: CONFLICT with what stands there when it is another by now.';

/** Gives each mutation that changes something kept the argument by which it says which revision it saw. */
export function withSeenRevisions(
  schema: GraphQLSchema,
  edits: Readonly<Record<string, Edit>>,
): GraphQLSchema {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  for (const [name, edit] of Object.entries(edits)) {
    const field = mutations[name];
    if (!field?.resolve) throw new Error(`there is no mutation ${name}`);
    field.args = [...field.args, seenRevision()];
    field.resolve = seeing(edit, field.resolve);
  }
  return schema;
}

const seenRevision = () => ({
  name: 'seenRevision',
  description: DESCRIPTION,
  type: GraphQLInt,
  defaultValue: undefined,
  deprecationReason: undefined,
  extensions: {},
  astNode: undefined,
});

const seeing =
  (
    edit: Edit,
    resolve: GraphQLFieldResolver<unknown, GraphQLContext>,
  ): GraphQLFieldResolver<unknown, GraphQLContext> =>
  (source, { seenRevision: revision, ...args }, context, info) =>
    havingSeen(edit, { args, actor: context.actor, revision }, () => resolve(source, args, context, info));
