import {
  coerceInputValue,
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isInputType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { translate } from '@/lib/i18n/translate';
import { unstorableIn } from '@/lib/platform/parse-input';

type Asked = {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
};

/** A variable that does not fit: where in it, what is wrong in GraphQL's words, and the key of a message for people. */
export type UnfitVariable = { readonly path: string; readonly message: string; readonly text: string };

/** No more are told at once. */
const MOST = 50;

/**
 * What does not fit the types of the operation's variables. Looked at before GraphQL does, which says it in one text
 * that repeats the values.
 */
export function unfitVariables({
  schema,
  document,
  operationName,
  variableValues,
}: Asked): readonly UnfitVariable[] {
  const definitions = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const found: UnfitVariable[] = [];
  for (const definition of definitions) {
    const type = typeFromAST(schema, definition.type as never) as GraphQLInputType | undefined;
    if (type && isInputType(type)) found.push(...unfitIn(definition, type, variableValues ?? {}));
  }
  return found.slice(0, MOST);
}

function unfitIn(
  { variable, defaultValue }: VariableDefinitionNode,
  type: GraphQLInputType,
  values: Readonly<Record<string, unknown>>,
): UnfitVariable[] {
  const name = variable.name.value;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined && (defaultValue || !isNonNullType(type))) return [];
  const found: UnfitVariable[] = [];
  coerceInputValue(value ?? null, type, (path, _value, { message }) => {
    if (found.length < MOST) {
      const at = [name, ...path, ...fieldIn(message)].join('.');
      found.push({ path: at, message, text: 'validation.invalid' });
    }
  });
  for (const [path, text] of Object.entries(unstorableIn({ [name]: value }))) {
    found.push({ path, message: 'NUL or half of a surrogate pair', text });
  }
  return found;
}

/** Of a field that is missing or not known GraphQL tells the object's path, and the field in its words alone. */
const fieldIn = (message: string): readonly string[] =>
  /^Field "(\w{1,100})" (?:is not defined|of required type)/.exec(message)?.slice(1) ?? [];

/**
 * The field of a form that a variable's path means: forms send one variable with all their fields. A place in a list
 * (`ids.0`) is none without the list's name.
 */
const fieldOf = (path: string): string => path.replace(/^\w+\.(?!\d+(\.|$))/, '');

function refusal(asked: Asked): GraphQLError | null {
  const unfit = unfitVariables(asked);
  if (unfit.length === 0) return null;
  return new GraphQLError(unfit.map(({ path, message }) => `$${path}: ${message}`).join('\n'), {
    extensions: {
      code: 'BAD_USER_INPUT',
      fields: unfit.map(({ path, text }) => ({ path: fieldOf(path), message: translate(text) })),
    },
  });
}

type Asking = {
  readonly args: Asked;
  setResultAndStopExecution(result: { errors: GraphQLError[] }): void;
};

function refuseUnfit({ args, setResultAndStopExecution }: Asking): void {
  const error = refusal(args);
  if (error) setResultAndStopExecution({ errors: [error] });
}

/** Answers variables that do not fit with BAD_USER_INPUT and a message per field, and does not execute. */
export const checkVariables = (): Plugin => ({ onExecute: refuseUnfit, onSubscribe: refuseUnfit });
