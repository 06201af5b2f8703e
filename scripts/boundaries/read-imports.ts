import { parseAst } from 'vitest/node';

export type ImportStatement = {
  readonly specifier: string;
  /** Erased when compiled, so that nothing of it reaches a browser. */
  readonly typeOnly: boolean;
  readonly line: number;
};

export type Module = {
  readonly imports: readonly ImportStatement[];
  /** `use client` or `use server` at its head. */
  readonly directive: 'use client' | 'use server' | null;
  /** Lines on which an object literal has the fields of an Actor that stands for somebody. */
  readonly actorLiterals: readonly number[];
  /** Lines that ask the machine for the time: `new Date()`, `Date.now()`. */
  readonly clockReads: readonly number[];
};

type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown };

const ACTOR_FIELD: Readonly<Record<string, string>> = {
  agencyUser: 'agencyId',
  administrator: 'userId',
  linkHolder: 'tokenId',
  job: 'name',
};

/** Reads what a module imports (static, re-exported, dynamic, in types). Throws when it is not valid TypeScript. */
export function readModule(path: string, source: string): Module {
  const program = parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path) as unknown as Node;
  const imports: ImportStatement[] = [];
  const actorLiterals: number[] = [];
  const clockReads: number[] = [];
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length;
  visit(program, (node) => {
    const specifier = importedBy(node);
    if (specifier !== null) imports.push({ specifier, typeOnly: isTypeOnly(node), line: lineOf(node) });
    if (isActorLiteral(node)) actorLiterals.push(lineOf(node));
    if (isClockRead(node)) clockReads.push(lineOf(node));
  });
  return { imports, directive: directiveOf(program), actorLiterals, clockReads };
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const textOf = (value: unknown): string | null =>
  isNode(value) && typeof value.value === 'string' ? value.value : null;

const IMPORTING = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

function importedBy(node: Node): string | null {
  if (IMPORTING.includes(node.type)) return textOf(node.source);
  if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.name === 'require') {
    return textOf((node.arguments as unknown[])[0]);
  }
  return null;
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : [];
  return names.length > 0 && names.every((name) => name.importKind === 'type' || name.exportKind === 'type');
}

function directiveOf(program: Node): Module['directive'] {
  const first = (program.body as Node[]).filter((node) => typeof node.directive === 'string');
  const directives = first.map((node) => node.directive);
  if (directives.includes('use client')) return 'use client';
  return directives.includes('use server') ? 'use server' : null;
}

function isClockRead({ type, callee, arguments: given }: Node): boolean {
  if (!isNode(callee)) return false;
  if (type === 'NewExpression') return callee.name === 'Date' && (given as unknown[]).length === 0;
  return (
    isNode(callee.object) &&
    callee.object.name === 'Date' &&
    isNode(callee.property) &&
    callee.property.name === 'now'
  );
}

function isActorLiteral(node: Node): boolean {
  if (node.type !== 'ObjectExpression') return false;
  const properties = (node.properties as Node[]).filter((property) => property.type === 'Property');
  const named = (name: string) => properties.find(({ key }) => isNode(key) && key.name === name);
  const field = ACTOR_FIELD[textOf(named('kind')?.value) ?? ''];
  return field !== undefined && named(field) !== undefined;
}
