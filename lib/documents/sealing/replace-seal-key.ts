import type { JobActor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { product } from '@/lib/platform/product';
import { transact } from '@/lib/platform/transaction';
import { makeCertificate } from './make-certificate';
import { findOurs, keepNewKey, type SealCertificate } from './seal-keys';

/** Seals by a new key from now on, as who operates this installation asks. The former one's private part is forgotten. */
export async function replaceSealKey(actor: JobActor): Promise<SealCertificate> {
  const made = await makeCertificate(product().legalName);
  return transact(async (tx) => {
    const kept = await keepNewKey(tx, made, await findOurs(tx));
    await recordAudit(tx, actor, 'seal.replace', { id: kept.id, agencyId: null });
    return kept;
  });
}
