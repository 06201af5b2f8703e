/** Contract types (product decisions, "Contract types"): 51 grants no image rights, 52 does. */
export const CONTRACT_TYPE = { EVENTS: 51, PHOTOGRAPHY: 52 } as const;

/** The choices of the signing form. */
export const CONTRACT_TYPE_ID = {
  eventos: CONTRACT_TYPE.EVENTS,
  fotografia: CONTRACT_TYPE.PHOTOGRAPHY,
} as const;

/** Placeholders that a clause may use, as written in the catalogue between `{{` and `}}`. */
export const PLACEHOLDERS = [
  'platform.productName',
  'platform.legalName',
  'platform.taxId',
  'platform.supportEmail',
  'producer.name',
  'agency.name',
  'agency.documentType',
  'agency.identification',
  'agency.domicile',
  'agency.representation',
  'agency.email',
  'talent.name',
  'talent.documentType',
  'talent.identification',
  'talent.address',
  'talent.age',
  'talent.representation',
  'talent.binding',
  'talent.signer',
  'event.name',
  'event.code',
  'event.venue',
  'event.city',
  'event.country',
  'event.dates',
  'event.schedule',
  'service.profile',
  'service.days',
  'fee.figures',
  'fee.words',
  'contract.date',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];
/** Text of each placeholder. A null or blank one is an error only where a clause uses it. */
export type ClauseValues = Readonly<Record<Placeholder, string | null>>;

/** A row of the clause catalogue. */
export type ContractClause = {
  readonly position: number;
  readonly title: string;
  readonly body: string;
  /** Null: every contract type. */
  readonly contractTypeId: number | null;
  readonly onlyThirdParty: boolean;
  readonly kind: 'CLAUSE' | 'HABEAS_DATA';
};

export type ContractVariant = {
  readonly contractType: number;
  /** True when the platform's company collects from the client and pays the talent. */
  readonly tercero: boolean;
};

export type ClauseText = { readonly name: string; readonly title: string; readonly body: string };
export type ContractText = { readonly clauses: readonly ClauseText[]; readonly habeasData: ClauseText };

const ORDINALS = [
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
  'Décima Primera',
  'Décima Segunda',
  'Décima Tercera',
  'Décima Cuarta',
  'Décima Quinta',
  'Décima Sexta',
  'Décima Séptima',
  'Décima Octava',
  'Décima Novena',
  'Vigésima',
];
const PLACEHOLDER = /\{\{([\w.]+)\}\}/g;

/** Thrown when clauses use placeholders for which the event's data has no value; it names them. */
export class UnresolvedClauseError extends Error {
  readonly placeholders: readonly string[];

  constructor(placeholders: readonly string[]) {
    super(`Unresolved placeholders in a contract clause: ${placeholders.join(', ')}`);
    this.name = 'UnresolvedClauseError';
    this.placeholders = placeholders;
  }
}

/**
 * The clauses of one contract, in their order, and the Habeas Data section, which stands apart.
 * @throws Error when the catalogue holds no Habeas Data section
 */
export function selectClauses<Clause extends ContractClause>(
  clauses: readonly Clause[],
  { contractType, tercero }: ContractVariant,
): { readonly clauses: readonly Clause[]; readonly habeasData: Clause } {
  const applicable = clauses
    .filter((clause) => clause.contractTypeId === null || clause.contractTypeId === contractType)
    .filter((clause) => tercero || !clause.onlyThirdParty)
    .toSorted((one, other) => one.position - other.position);
  const habeasData = applicable.find(({ kind }) => kind === 'HABEAS_DATA');
  if (!habeasData) throw new Error('The clause catalogue has no Habeas Data section');
  return { clauses: applicable.filter(({ kind }) => kind === 'CLAUSE'), habeasData };
}

/** 'Cláusula Primera' for 1. Beyond twenty the number itself is written. */
export function clauseName(number: number): string {
  return `Cláusula ${ORDINALS[number - 1] ?? number}`;
}

/**
 * A clause with its placeholders replaced. Values are never searched for placeholders in their turn.
 * @throws UnresolvedClauseError naming every placeholder without a value, unknown, or misspelt as a brace pair
 */
export function fillClause(text: string, values: ClauseValues): string {
  const known: Readonly<Record<string, string | null>> = values;
  const unresolved = new Set<string>();
  const filled = text.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = Object.hasOwn(known, name) ? known[name]?.trim() : undefined;
    if (!value) unresolved.add(name);
    return value ?? '';
  });
  const stray = text.replaceAll(PLACEHOLDER, '').match(/\{\{[^}]*\}?\}?|\}\}/g) ?? [];
  for (const piece of stray) unresolved.add(piece);
  if (unresolved.size > 0) throw new UnresolvedClauseError([...unresolved]);
  return filled;
}

/**
 * The contract as it is read and signed: the clauses of its variant, numbered by position and filled in.
 * @throws UnresolvedClauseError as fillClause, for all clauses together
 */
export function contractText(
  catalogue: readonly ContractClause[],
  variant: ContractVariant,
  values: ClauseValues,
): ContractText {
  const { clauses, habeasData } = selectClauses(catalogue, variant);
  const unresolved = new Set<string>();
  const fill = (body: string): string => {
    try {
      return fillClause(body, values);
    } catch (error) {
      if (!(error instanceof UnresolvedClauseError)) throw error;
      for (const name of error.placeholders) unresolved.add(name);
      return '';
    }
  };
  const text: ContractText = {
    clauses: clauses.map(({ title, body }, index) => ({
      name: clauseName(index + 1),
      title,
      body: fill(body),
    })),
    habeasData: { name: habeasData.title, title: habeasData.title, body: fill(habeasData.body) },
  };
  if (unresolved.size > 0) throw new UnresolvedClauseError([...unresolved]);
  return text;
}
