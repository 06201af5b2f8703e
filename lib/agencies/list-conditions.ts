import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import { agencies } from '@/db/schema';
import { mayContract } from './may-contract';
import { type regimeOf, TAX_FLAGS } from './rules';

export type Regime = ReturnType<typeof regimeOf>;

/** `regimeOf` as the database asks it: the most telling flag decides. */
export const inRegime = (regime: Regime): SQL | undefined =>
  ({
    simple: eq(agencies.regimenSimple, true),
    large: and(eq(agencies.regimenSimple, false), eq(agencies.granContribuyente, true)),
    iva: and(plain, eq(agencies.responsableIva, true)),
    noIva: and(plain, eq(agencies.responsableIva, false), not(UNSAID)),
    unsaid: UNSAID,
  })[regime];

/** `lacksTaxes` as the database asks it. */
const UNSAID = sql`(${agencies.legalNature} = 'PERSONA_JURIDICA' and not (${sql.join(
  TAX_FLAGS.map((flag) => sql`${agencies[flag]}`),
  sql` or `,
)}))`;

const plain = and(eq(agencies.regimenSimple, false), eq(agencies.granContribuyente, false));

const COMPLETE = mayContract(sql`null`);

/** Agencies whose data suffice for contracts, or those whose do not; agrees with lib/contracts/agency-readiness. */
export const withLegalData = (complete: boolean): SQL | undefined => (complete ? COMPLETE : not(COMPLETE));
