import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vitest/node';

/** A rule that can be dropped: a piece of a source, and what stands there instead. */
export type Mutant = {
  readonly id: number;
  readonly kind: Kind;
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly instead: string;
  /** Left out as a whole; otherwise it is an expression, and `instead` another. */
  readonly isStatement: boolean;
  readonly was: string;
};

/**
 * `refusal`: a policy no longer throws. `right`: a policy's yes-or-no says yes. `call`: nobody asks the policy, or the policy
 * nobody.
 * `tenant`: a statement no longer says whose rows.
 */
export const KINDS = ['refusal', 'right', 'call', 'tenant'] as const;
export type Kind = (typeof KINDS)[number];

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
  }
}

const nameOf = (value: unknown): string =>
  isNode(value) && typeof value.name === 'string' ? value.name : '';
const argumentsOf = (node: Node): readonly Node[] =>
  Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];

const COMPARING = ['BinaryExpression', 'LogicalExpression'];
const isYesOrNo = ({ type, value }: Node) =>
  COMPARING.includes(type) || (type === 'Literal' && value === false);
const returned = (node: Node): unknown => (node.type === 'ReturnStatement' ? node.argument : null);

/** A call of that name about the actor. */
function isQuestion(node: Node, name: RegExp): boolean {
  if (node.type !== 'CallExpression' || !name.test(nameOf(node.callee))) return false;
  return nameOf(argumentsOf(node)[0]) === 'actor';
}

/** What takes the place of a node to drop its rule, or null for one that is none. */
function dropped(node: Node, isPolicy: boolean, text: (node: Node) => string): [Kind, Node, string] | null {
  if (isPolicy) {
    if (node.type === 'ThrowStatement') return ['refusal', node, ';'];
    if (isQuestion(node, /^require[A-Z]/)) return ['call', node, '(actor as never)'];
    const sentence = node.type === 'ArrowFunctionExpression' ? node.body : returned(node);
    return isNode(sentence) && isYesOrNo(sentence) ? ['right', sentence, 'true'] : null;
  }
  if (node.type !== 'CallExpression') return null;
  if (isQuestion(node, /^may[A-Z]/)) return ['call', node, '(actor as never)'];
  const [first, second] = argumentsOf(node);
  if (nameOf(node.callee) !== 'eq' || !first || !second) return null;
  const isTenant = text(first).endsWith('.agencyId') || /^agencies\.id$/.test(text(first));
  return isTenant && /agencyId/.test(text(second)) ? ['tenant', node, 'undefined'] : null;
}

/** Every rule of lib, in the order of the files. */
export function findMutants(root: string): Mutant[] {
  const files = readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .map((file) => `lib/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
    .sort();
  const all = files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const program = parseAst(source, { lang: 'ts' }, file) as unknown as Node;
    const text = ({ start, end }: Node) => source.slice(start, end);
    const mutants: Omit<Mutant, 'id'>[] = [];
    visit(program, (node) => {
      const found = dropped(node, file.endsWith('/policy.ts') || file === 'lib/core/abilities.ts', text);
      if (!found) return;
      const [kind, { start, end }, instead] = found;
      const line = source.slice(0, start).split('\n').length;
      mutants.push({
        kind,
        file,
        line,
        start,
        end,
        instead,
        isStatement: kind === 'refusal',
        was: source.slice(start, end).split('\n')[0] ?? '',
      });
    });
    return mutants;
  });
  return all.map((mutant, id) => ({ ...mutant, id }));
}
