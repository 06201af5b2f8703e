import { and, asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { contractSignatures } from '@/db/schema';
import type { ContractSignature } from './keep-signature';

/** Lists the signatures of a contract and of what annulled it, in their order. */
export const listContractSignatures = (db: Db | Tx, contractId: string): Promise<ContractSignature[]> =>
  db
    .select()
    .from(contractSignatures)
    .where(
      and(
        eq(contractSignatures.contractId, contractId),
        or(eq(contractSignatures.act, 'CONTRACT'), eq(contractSignatures.act, 'ANNULMENT')),
      ),
    )
    .orderBy(asc(contractSignatures.signedAt), asc(contractSignatures.id));

/** Lists the signatures of an amendment or annulment. */
export const listActSignatures = (db: Db | Tx, actId: string): Promise<ContractSignature[]> =>
  db
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.actId, actId))
    .orderBy(asc(contractSignatures.signedAt), asc(contractSignatures.id));
